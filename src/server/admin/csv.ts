/** A spreadsheet takes what begins so for a formula, which may send what is in the sheet away. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** So that spreadsheets know it is UTF-8. */
export const CSV_START = "\uFEFF"

/** One line of a CSV file. Text that a spreadsheet would run is led by an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? "")
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
