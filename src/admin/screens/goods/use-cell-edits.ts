import { useCallback, useState } from "react"

export type CellField = "price" | "stock"
type Edit = { key: string; before: string | undefined }

/** What was typed into cells of the list and is not saved yet, with a way back. */
export function useCellEdits() {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [past, setPast] = useState<readonly Edit[]>([])

  const put = useCallback((key: string, value: string | undefined) => {
    setTyped((before) => {
      const next = new Map(before)
      if (value === undefined) next.delete(key)
      else next.set(key, value)
      return next
    })
  }, [])

  return {
    typed,
    of: (id: number, field: CellField) => typed.get(`${id} ${field}`),
    type(id: number, field: CellField, value: string | undefined) {
      const key = `${id} ${field}`
      // Letters of one cell are taken back together.
      if (past.at(-1)?.key !== key) setPast([...past, { key, before: typed.get(key) }])
      put(key, value)
    },
    undo() {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      put(last.key, last.before)
    },
    /** Those that were saved are no edits any more. */
    keepOnly(keys: ReadonlySet<string>) {
      setTyped(new Map([...typed].filter(([key]) => keys.has(key))))
      setPast([])
    },
  }
}
