import { useState } from "react"
import { useKeys } from "../shell/keys.ts"

type Options<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  onOpen: (row: Row) => void
}

/** Walks a list by j and k, ticks by x and ⇧x, opens by o. What was ticked stays ticked as long as it is in the list. */
export function useListCursor<Row>({ rows, idOf, onOpen }: Options<Row>) {
  const [cursor, setCursor] = useState(0)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [lastTicked, setLastTicked] = useState(0)
  const at = Math.min(cursor, Math.max(0, rows.length - 1))
  const current = rows[at]

  function tick(index: number, isRange = false): void {
    const [from, to] = isRange ? [Math.min(lastTicked, index), Math.max(lastTicked, index)] : [index, index]
    const ids = rows.slice(from, to + 1).map(idOf)
    const next = new Set(ticked)
    const isOn = !isRange && ids.every((id) => next.has(id))
    for (const id of ids) isOn ? next.delete(id) : next.add(id)
    setTicked(next)
    setLastTicked(index)
  }

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index))
    setCursor(next)
    document.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: "nearest" })
  }

  useKeys({
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    o: () => current && onOpen(current),
    x: () => tick(at),
    "⇧x": () => tick(at, true),
  })

  const ids = new Set(rows.map(idOf))
  const chosen = new Set([...ticked].filter((id) => ids.has(id)))
  return {
    cursor: at,
    current,
    setCursor: goTo,
    ticked: chosen,
    tick,
    tickAll: () => setTicked(chosen.size === rows.length ? new Set() : ids),
    clear: () => setTicked(new Set()),
  }
}
