/** In one unit: "mm". */
export type Measure = { width: number; height: number; depth?: number; unit: string }

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const SIZE = new RegExp(
  String.raw`(?<width>${NUMBER})\s*[×x]\s*(?<height>${NUMBER})(?:\s*[×x]\s*(?<depth>${NUMBER}))?\s*(?<unit>mm|cm|m|in)(?![\p{L}²³])`,
  "u",
)
const numberOf = (text: string) => Number(text.replace(",", "."))

/** Width, height and perhaps depth of a good, where one of its attributes says them: "72 × 85 × 67 mm". */
export function measureOf(attributes: readonly { value: string }[]): Measure | null {
  for (const { value } of attributes) {
    const { width, height, depth, unit } = SIZE.exec(value)?.groups ?? {}
    if (width && height && unit)
      return { width: numberOf(width), height: numberOf(height), ...(depth && { depth: numberOf(depth) }), unit }
  }
  return null
}
