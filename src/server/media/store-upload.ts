import { randomBytes } from "node:crypto"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { media } from "../../db/schema/media.ts"
import { PICTURE_MAX_BYTES } from "../../domain/constants.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { TooMany } from "../limits.ts"
import type { Shop } from "../shop.ts"
import { cleanPicture } from "./clean-picture.ts"

/** Pictures of shoppers, forgotten if nobody uses them; and those of the shop itself, which stay. */
export type PictureFolder = "uploads" | "pictures"

export type StoredPicture = { id: number; path: string; width: number; height: number }

const BUSY_SECONDS = 5
const NAME_BYTES = 16

/** Draws a picture anew and keeps it where the shop serves pictures from, under a name that nobody can guess. */
export async function storeUpload(
  { db, site, dataFolder }: Pick<Shop, "db" | "site" | "dataFolder">,
  bytes: Uint8Array,
  folder: PictureFolder,
): Promise<StoredPicture | Refusal<"notAPicture"> | Refusal<"pictureTooLarge"> | TooMany> {
  if (bytes.length > PICTURE_MAX_BYTES) return refused("pictureTooLarge")
  const picture = await cleanPicture(bytes)
  if (picture === null) return refused("notAPicture")
  if (picture === "busy") return refused("tooMany", { retryAfter: BUSY_SECONDS })
  const { content, width, height } = picture
  const path = `${site.name}/${folder}/${randomBytes(NAME_BYTES).toString("hex")}.webp`
  const file = join(dataFolder, "media", path)
  await writeWhole(file, content)
  try {
    const [row] = await db
      .insert(media)
      .values({ siteId: site.id, path, mime: "image/webp", width, height, bytes: content.length })
      .returning({ id: media.id })
    if (!row) throw new Error("The picture was not stored")
    return { id: row.id, path, width, height }
  } catch (failure) {
    // Without its row nobody would ever forget it.
    await rm(file, { force: true })
    throw failure
  }
}

/** Whole or not at all: whoever asks for it meanwhile must not get half a picture. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(draft, content, { flag: "wx" })
    await rename(draft, file)
  } catch (failure) {
    await rm(draft, { force: true })
    throw failure
  }
}
