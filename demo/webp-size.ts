/** Width and height from the first bytes of a WebP file (its simple, lossless or extended form). */
export function webpSize(file: Buffer): { width: number; height: number } {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP")
    throw new Error("Not a WebP")
  const form = file.toString("latin1", 12, 16)
  if (form === "VP8X") return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) }
  if (form === "VP8L") {
    const bits = file.readUInt32LE(21)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (form === "VP8 ") return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  throw new Error(`Unknown form of WebP: ${form}`)
}
