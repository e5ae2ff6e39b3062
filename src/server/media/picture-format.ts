export type UploadFormat = "jpeg" | "png" | "webp" | "avif"

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/**
 * What a file is by its first bytes; null for all that is not taken. Looked at before any decoder is, so that none of
 * those for SVG, GIF, PDF or TIFF ever gets to see what a stranger sends.
 */
export function pictureFormat(bytes: Uint8Array): UploadFormat | null {
  if (text(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg"
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png"
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp"
  if (text(bytes, 4, 8) === "ftyp" && ["avif", "avis"].includes(text(bytes, 8, 12))) return "avif"
  return null
}
