export type Measure = { width: string; height: string }

const SIZE =
  /(?<width>\d+(?:[.,]\d+)?)\s*[×x]\s*(?<height>\d+(?:[.,]\d+)?)(?:\s*[×x]\s*\d+(?:[.,]\d+)?)?\s*(?<unit>mm|cm|m|in)(?![\p{L}²³])/u

/** Width and height of a good, where one of its attributes says them: "72 × 85 × 67 mm". */
export function measureOf(attributes: readonly { value: string }[]): Measure | null {
  for (const { value } of attributes) {
    const { width, height, unit } = SIZE.exec(value)?.groups ?? {}
    if (width && height && unit) return { width: `${width} ${unit}`, height: `${height} ${unit}` }
  }
  return null
}
