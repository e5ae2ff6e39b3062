import { existsSync } from "node:fs"
import { copyFile, mkdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Queries } from "../src/db/database.ts"
import { media } from "../src/db/schema/media.ts"
import type { Catalogue, CatalogueCategory } from "./catalogue.ts"
import { homePictures } from "./seed-home.ts"
import type { SeededPicture } from "./seeding.ts"
import { webpSize } from "./webp-size.ts"

export const DEMO_PICTURES = fileURLToPath(new URL("./media", import.meta.url))

/** Every picture that a catalogue shows, once each. */
export function picturesOf(catalogue: Catalogue): string[] {
  const ofCategory = (category: CatalogueCategory): (string | undefined)[] => [
    category.picture,
    ...(category.sub ?? []).flatMap(ofCategory),
  ]
  const named = [
    ...catalogue.categories.flatMap(ofCategory),
    ...catalogue.goods.flatMap((goods) => [
      ...goods.pictures,
      ...(goods.specs ?? []).flatMap((spec) => spec.values.map((value) => value.picture)),
      ...goods.variants.map((variant) => variant.picture),
    ]),
    ...catalogue.news.map((entry) => entry.picture),
    ...homePictures(catalogue.home),
  ]
  return [...new Set(named.filter((file) => file !== undefined))]
}

/** Puts the pictures where the shop serves them from. A file that is already there with its full size is left alone. */
export async function copyPictures(files: readonly string[], dataFolder: string, siteName: string): Promise<void> {
  const folder = join(dataFolder, "media", siteName)
  await mkdir(folder, { recursive: true })
  await Promise.all(
    files.map(async (file) => {
      const from = join(DEMO_PICTURES, file)
      const to = join(folder, file)
      const there = await stat(to).catch(() => null)
      if (there?.size !== (await stat(from)).size) await copyFile(from, to)
    }),
  )
}

const DRAWINGS = ["logo", "favicon"] as const

/** The sign of a demo shop and its icon, drawn beside its catalogue: copied to its media, their addresses there. */
export async function copyDrawings(dataFolder: string, siteName: string): Promise<Record<"logo" | "favicon", string>> {
  const addresses = { logo: "", favicon: "" }
  for (const name of DRAWINGS) {
    const file = fileURLToPath(new URL(`./${siteName}/${name}.svg`, import.meta.url))
    if (!existsSync(file)) continue
    await copyFile(file, join(dataFolder, "media", siteName, `${name}.svg`))
    addresses[name] = `/media/${siteName}/${name}.svg`
  }
  return addresses
}

/** A row for each picture; `path` is where it lies under the media folder. */
export async function insertPictures(
  tx: Queries,
  siteId: number,
  siteName: string,
  files: readonly string[],
): Promise<Map<string, SeededPicture>> {
  const rows = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(DEMO_PICTURES, file))
      const path = `${siteName}/${file}`
      return { siteId, path, mime: "image/webp", bytes: content.length, alt: altText(file), ...webpSize(content) }
    }),
  )
  if (rows.length === 0) return new Map()
  const seeded = await tx.insert(media).values(rows).returning({ id: media.id, path: media.path })
  return new Map(seeded.map((picture) => [picture.path.slice(siteName.length + 1), picture]))
}

/** `power-strip-1-close.webp` shows a power strip. */
function altText(file: string): string {
  return file.replace(/(-\d+)?(-close|-angle)?\.webp$/, "").replaceAll("-", " ")
}
