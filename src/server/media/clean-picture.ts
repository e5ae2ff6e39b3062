import sharp from "sharp"
import { inTurn } from "../in-turn.ts"
import { pictureFormat } from "./picture-format.ts"

export type CleanPicture = { content: Buffer; width: number; height: number }

const PIXELS_MAX = 50_000_000
const SIDE_MAX = 2000
const QUALITY = 82
const SECONDS_MAX = 20
/** A picture of 50 million pixels takes 200 MB while it is turned: not several at once. */
const turns = inTurn(2)
/** Each of those who wait holds the file that they sent. */
const WAITING_MAX = 16

/** By which name the decoder knows each format. */
const DECODED_AS = { jpeg: "jpeg", png: "png", webp: "webp", avif: "heif" } as const

/**
 * Draws a picture anew: the first frame, upright, at most 2000 px, without anything that was hidden beside the pixels.
 * "busy" where too many wait already, null where it is no picture.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | "busy" | null> {
  const format = pictureFormat(bytes)
  if (format === null) return null
  if (turns.waiting >= WAITING_MAX) return "busy"
  return turns.run(() => drawn(bytes, DECODED_AS[format]))
}

async function drawn(bytes: Uint8Array, decodedAs: string): Promise<CleanPicture | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error", page: 0, pages: 1 })
    const { format, compression } = await picture.metadata()
    if (format !== decodedAs || (format === "heif" && compression !== "av1")) return null
    const { data, info } = await picture
      .rotate()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 4 })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    // The decoder says no in many ways (broken, cut off, too many pixels); to the shopper all mean the same.
    return null
  }
}
