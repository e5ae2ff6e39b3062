/** "98.7 %": how much it is, as it was written, and of what. */
export type Figure = { value: number; written: string; unit: string }

const WRITTEN = /^\s*(\d[\d.,\s]*)(\D*)$/u
const THOUSANDS = /[.,\s](?=\d{3}(?:\D|$))/gu

/** The figure that a text is; null where it is something else ("Day 3", "18:00"). */
export function figureIn(text: string): Figure | null {
  const [, digits = "", unit = ""] = WRITTEN.exec(text) ?? []
  const written = digits.trim()
  const value = Number.parseFloat(written.replace(THOUSANDS, "").replace(",", "."))
  return Number.isFinite(value) ? { value, written, unit: unit.trim() } : null
}
