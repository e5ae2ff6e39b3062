/** What decides how much room letters take, as parts of the size of the letters. */
export interface FontMeasure {
  ascent: number
  descent: number
  lineGap: number
  /** Of the characters of a text, on average. */
  width: number
}

/** Reads an OpenType font that has one form (no axes). */
export function measureFont(font: Buffer, text: string): FontMeasure {
  const tables = tablesOf(font)
  const unitsPerEm = table("head").readUInt16BE(18)
  const heights = table("hhea")
  const advances = table("hmtx")
  const advanceCount = heights.readUInt16BE(34)
  const glyphOf = glyphs(table("cmap"))

  const widths = Array.from(text, (character) => {
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), advanceCount - 1)
    return advances.readUInt16BE(glyph * 4)
  })
  const total = widths.reduce((sum, width) => sum + width, 0)
  return {
    ascent: heights.readInt16BE(4) / unitsPerEm,
    descent: -heights.readInt16BE(6) / unitsPerEm,
    lineGap: heights.readInt16BE(8) / unitsPerEm,
    width: total / widths.length / unitsPerEm,
  }

  function table(name: string): Buffer {
    const found = tables.get(name)
    if (!found) throw new Error(`The font has no table ${name}.`)
    return found
  }
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = font.subarray(12 + index * 16, 28 + index * 16)
      const start = record.readUInt32BE(8)
      return [record.toString("latin1", 0, 4), font.subarray(start, start + record.readUInt32BE(12))]
    }),
  )
}

/** Which glyph stands for a character: subtable of format 4, which every font of the web has. */
function glyphs(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error("The font has no character map of format 4.")
  const map = cmap.subarray(start)
  const doubled = map.readUInt16BE(6)
  const [ends, starts, deltas, offsetsAt] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled]
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (map.readUInt16BE(ends + at) < code) continue
      const first = map.readUInt16BE(starts + at)
      if (first > code) return 0
      const delta = map.readUInt16BE(deltas + at)
      const offset = map.readUInt16BE(offsetsAt + at)
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = map.readUInt16BE(offsetsAt + at + offset + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
