// biome-ignore-all lint/a11y/useSemanticElements: rows that are not drawn cannot stand in a table's own elements
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the cell that it is on
import { useVirtualizer } from "@tanstack/react-virtual"
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from "react"
import type { BulkRowShown } from "../../../contract/admin/goods-bulk.ts"
import { useWords } from "../../shell/words.ts"
import { readClipboard, writeClipboard } from "./clipboard.ts"
import { COLUMNS, isEditable, type Names, readCell, shownText } from "./columns.ts"
import { cellKey, type Edits, type Place } from "./edits.ts"
import { GridRow } from "./grid-row.tsx"

const ROW_HEIGHT = 36
const OVERSCAN = 8

type Selection = { at: Place; to: Place }

type GridProps = { rows: readonly BulkRowShown[]; edits: Edits; names: Names }

/** Scrolls as far as a row needs to be seen below the head; where it is seen already nothing is measured anew. */
function reveal(box: HTMLElement, row: number): void {
  const [top, bottom] = [row * ROW_HEIGHT, (row + 2) * ROW_HEIGHT + ROW_HEIGHT / 2]
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}

/** A table that is typed into like a spreadsheet. The grid keeps the focus and says which cell it is on. */
export function Grid({ rows, edits, names }: GridProps) {
  const t = useWords("goodsTable")
  const box = useRef<HTMLDivElement>(null)
  const [{ at, to }, setSelection] = useState<Selection>({ at: { row: 0, column: 0 }, to: { row: 0, column: 0 } })
  const [editing, setEditing] = useState<string | null>(null)
  const firsts = useMemo(() => rows.map((row, index) => rows[index - 1]?.id !== row.id), [rows])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  })
  const [top, bottom] = [Math.min(at.row, to.row), Math.max(at.row, to.row)]
  const [left, right] = [Math.min(at.column, to.column), Math.max(at.column, to.column)]

  const canEdit = (row: number, column: number) => {
    const [shown, name] = [rows[row], COLUMNS[column]]
    return shown !== undefined && name !== undefined && isEditable(shown, name, firsts[row] ?? true)
  }
  const textOf = (row: number, column: number) => {
    const [shown, name] = [rows[row], COLUMNS[column]]
    return edits.of(cellKey(row, column)) ?? (shown && name ? shownText(shown, name, names) : "")
  }

  /** Types into several cells at once; what cannot be typed into stays, what cannot be read is marked. */
  function type(cells: readonly (Place & { text: string })[]): void {
    const usable = cells.filter(({ row, column }) => canEdit(row, column))
    edits.change(
      usable.map(({ row, column, text }) => {
        const [shown, name] = [rows[row], COLUMNS[column]]
        const isSame = shown && name && name !== "stock" && shownText(shown, name, names) === text
        return { key: cellKey(row, column), text: isSame ? undefined : text }
      }),
    )
    for (const { row, column, text } of usable) {
      const name = COLUMNS[column]
      if (!name || edits.of(cellKey(row, column)) === undefined) continue
      const read = readCell(name, text, names)
      if ("fault" in read) edits.fault(cellKey(row, column), t(read.fault, { name: read.name ?? "" }))
    }
  }

  function goTo(place: Place, isRange = false): void {
    const row = Math.max(0, Math.min(rows.length - 1, place.row))
    const column = Math.max(0, Math.min(COLUMNS.length - 1, place.column))
    const next = { row, column }
    setSelection({ at: isRange ? at : next, to: next })
    if (box.current) reveal(box.current, row)
    if (column !== to.column)
      box.current?.querySelector(`[data-head="${column}"]`)?.scrollIntoView({ inline: "nearest", block: "nearest" })
  }

  function finish(text: string | null, down: number, across: number): void {
    if (text !== null) type([{ ...at, text }])
    setEditing(null)
    box.current?.focus()
    goTo({ row: at.row + down, column: at.column + across })
  }

  function fillDown(): void {
    const cells: (Place & { text: string })[] = []
    for (let column = left; column <= right; column++)
      for (let row = top + 1; row <= bottom; row++) cells.push({ row, column, text: textOf(top, column) })
    type(cells)
  }

  function clear(): void {
    const cells: (Place & { text: string })[] = []
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) cells.push({ row, column, text: "" })
    type(cells)
  }

  function onKey(event: KeyboardEvent): void {
    if (editing !== null) return
    const isCommand = event.metaKey || event.ctrlKey
    const isForward = document.dir !== "rtl"
    const steps: Record<string, Place> = {
      ArrowUp: { row: -1, column: 0 },
      ArrowDown: { row: 1, column: 0 },
      ArrowLeft: { row: 0, column: isForward ? -1 : 1 },
      ArrowRight: { row: 0, column: isForward ? 1 : -1 },
      PageUp: { row: -15, column: 0 },
      PageDown: { row: 15, column: 0 },
      Home: { row: isCommand ? -rows.length : 0, column: -COLUMNS.length },
      End: { row: isCommand ? rows.length : 0, column: COLUMNS.length },
    }
    const step = steps[event.key]
    const does: Record<string, () => void> = {
      "⌘z": () => (event.shiftKey ? edits.redo() : edits.undo()),
      "⌘y": () => edits.redo(),
      "⌘d": fillDown,
      "⌘a": () => setSelection({ at: { row: 0, column: 0 }, to: { row: rows.length - 1, column: COLUMNS.length - 1 } }),
      delete: clear,
      backspace: clear,
      enter: () => canEdit(at.row, at.column) && setEditing(textOf(at.row, at.column)),
      f2: () => canEdit(at.row, at.column) && setEditing(textOf(at.row, at.column)),
    }
    const named = does[`${isCommand ? "⌘" : ""}${event.key.toLowerCase()}`]
    if (step) goTo({ row: to.row + step.row, column: to.column + step.column }, event.shiftKey)
    else if (named) named()
    else if (!isCommand && !event.altKey && event.key.length === 1 && canEdit(at.row, at.column)) setEditing(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onPaste(event: ClipboardEvent): void {
    if (editing !== null) return
    event.preventDefault()
    const pasted = readClipboard(event.clipboardData.getData("text/plain"))
    const [only] = pasted[0] ?? []
    // One value fills everything that is chosen.
    if (pasted.length === 1 && pasted[0]?.length === 1 && only !== undefined && (top < bottom || left < right)) {
      const cells: (Place & { text: string })[] = []
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) cells.push({ row, column, text: only })
      type(cells)
      return
    }
    type(pasted.flatMap((line, down) => line.map((text, across) => ({ row: top + down, column: left + across, text }))))
    setSelection({
      at: { row: top, column: left },
      to: {
        row: Math.min(rows.length - 1, top + pasted.length - 1),
        column: Math.min(COLUMNS.length - 1, left + Math.max(...pasted.map(({ length }) => length)) - 1),
      },
    })
  }

  function onCopy(event: ClipboardEvent): void {
    if (editing !== null) return
    event.preventDefault()
    const lines = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (__, across) => textOf(top + down, left + across)),
    )
    event.clipboardData.setData("text/plain", writeClipboard(lines))
  }

  // The same functions for every drawing, so that only rows that look different are drawn again.
  const latest = useRef({ goTo, finish })
  latest.current = { goTo, finish }
  const [steady] = useState(() => ({
    choose: (place: Place, isRange?: boolean) => latest.current.goTo(place, isRange),
    finish: (text: string | null, down: number, across: number) => latest.current.finish(text, down, across),
  }))

  return (
    <div
      ref={box}
      className="grid-box sheet"
      role="grid"
      tabIndex={0}
      aria-label={t("grid")}
      aria-rowcount={rows.length + 1}
      aria-colcount={COLUMNS.length}
      aria-multiselectable
      aria-activedescendant={`cell-${to.row}-${to.column}`}
      onKeyDown={onKey}
      onPaste={onPaste}
      onCopy={onCopy}
    >
      <div className="grid-head" role="row" aria-rowindex={1}>
        {COLUMNS.map((name, column) => (
          <span key={name} role="columnheader" className={`c-${name}`} data-head={column}>
            {t(name)}
          </span>
        ))}
      </div>
      <div className="grid-rows" role="rowgroup" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          const isChosen = index >= top && index <= bottom
          return (
            row && (
              <GridRow
                key={`${row.id} ${row.detail_id}`}
                {...{ row, index, start, edits, names }}
                isFirst={firsts[index] ?? true}
                from={isChosen ? left : -1}
                until={isChosen ? right : -1}
                active={index === to.row ? to.column : -1}
                editing={index === at.row && editing !== null ? editing : null}
                editingColumn={index === at.row ? at.column : -1}
                onChoose={steady.choose}
                onEdit={setEditing}
                onFinish={steady.finish}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
