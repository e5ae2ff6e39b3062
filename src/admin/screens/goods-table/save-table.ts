import type { BulkReply, BulkRowShown } from "../../../contract/admin/goods-bulk.ts"
import { COLUMNS, type Names, readCell } from "./columns.ts"
import { cellKey, type Edits } from "./edits.ts"

type SentRow = { place: number; row: { id: number; detail_id?: number; updated_at: string } & Record<string, unknown> }

/** The rows that were typed into, as the call takes them; rows with a cell that cannot be read stay behind. */
export function typedRows(rows: readonly BulkRowShown[], edits: Edits, names: Names): SentRow[] {
  const places = [...new Set([...edits.typed.keys()].map((key) => Number(key.split(":")[0])))].toSorted(
    (one, other) => one - other,
  )
  return places.flatMap((place) => {
    const shown = rows[place]
    if (!shown) return []
    const sent: Record<string, unknown> = {}
    for (const [column, name] of COLUMNS.entries()) {
      const text = edits.of(cellKey(place, column))
      if (text === undefined) continue
      const read = readCell(name, text, names)
      if ("fault" in read) return []
      Object.assign(sent, read.sent)
    }
    const { id, detail_id, updated_at } = shown
    return [{ place, row: { id, updated_at, ...(detail_id !== null && { detail_id }), ...sent } }]
  })
}

/** Marks the cells that were refused, and forgets the others, which are saved. */
export function takeReply(sent: readonly SentRow[], { faults }: BulkReply, edits: Edits, colleague: string): number {
  const faulty = new Set<number>()
  const marks: [key: string, words: string][] = []
  for (const { at, field, reason, msg } of faults) {
    const place = sent[at]?.place
    if (place === undefined) continue
    faulty.add(place)
    const column = COLUMNS.findIndex((name) => name === (field === "set" || field === "change" ? "stock" : field))
    const typed = COLUMNS.findIndex((_, index) => edits.of(cellKey(place, index)) !== undefined)
    marks.push([
      cellKey(place, column >= 0 ? column : Math.max(0, typed)),
      reason === "notPossibleNow" ? colleague : msg,
    ])
  }
  const saved = sent.filter(({ place }) => !faulty.has(place)).map(({ place }) => place)
  edits.forget([...edits.typed.keys()].filter((key) => saved.includes(Number(key.split(":")[0]))))
  for (const [key, words] of marks) edits.fault(key, words)
  return saved.length
}
