/** What a spreadsheet puts on the clipboard: rows by line, cells by tab; a cell with either stands in quotes. */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ""
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ""
  }
  const tidy = text.replaceAll("\r\n", "\n").replace(/\n$/, "")
  for (let at = 0; at < tidy.length; at++) {
    const char = tidy[at]
    if (isQuoted) {
      if (char === '"' && tidy[at + 1] === '"') at++
      else if (char === '"') {
        isQuoted = false
        continue
      }
      cell += char
    } else if (char === '"' && cell === "") isQuoted = true
    else if (char === "\t") endCell()
    else if (char === "\n") {
      endCell()
      rows.push([])
    } else cell += char
  }
  endCell()
  return rows
}

export const writeClipboard = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t"))
    .join("\n")
