// biome-ignore-all lint/a11y/useKeyWithClickEvents: keys are the grid's
// biome-ignore-all lint/a11y/useSemanticElements: rows that are not drawn cannot stand in a table's own elements
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the cell that it is on
import { memo, useSyncExternalStore } from "react"
import type { BulkRowShown } from "../../../contract/admin/goods-bulk.ts"
import { COLUMNS, type Column, isEditable, type Names, shownText } from "./columns.ts"
import { cellKey, type Edits, type Place } from "./edits.ts"

type GridRowProps = {
  row: BulkRowShown
  index: number
  start: number
  edits: Edits
  names: Names
  isFirst: boolean
  /** The columns that are chosen; -1 where none is. */
  from: number
  until: number
  active: number
  /** What the field of the cell that is typed into begins with. */
  editing: string | null
  editingColumn: number
  onChoose: (place: Place, isRange?: boolean) => void
  onEdit: (text: string) => void
  onFinish: (text: string | null, down: number, across: number) => void
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, start, isFirst } = props
  return (
    <div
      className={isFirst ? "grid-row first" : "grid-row"}
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${start}px)` }}
    >
      {COLUMNS.map((name, column) => (
        <GridCell key={name} {...props} name={name} column={column} canEdit={isEditable(row, name, isFirst)} />
      ))}
    </div>
  )
})

type GridCellProps = GridRowProps & { name: Column; column: number; canEdit: boolean }

function GridCell({ name, column, canEdit, ...props }: GridCellProps) {
  const { row, index, edits, names, from, until, active, editing, editingColumn, isFirst } = props
  const key = cellKey(index, column)
  useSyncExternalStore(
    (listener) => edits.subscribe(key, listener),
    () => edits.stamp(key),
  )
  const typed = edits.of(key)
  const fault = edits.faults.get(key)
  const isChosen = column >= from && column <= until
  const classes = [
    `c-${name}`,
    isChosen && "sel",
    column === active && "cur",
    typed !== undefined && "dirty",
    fault && "bad",
    !canEdit && "fixed",
  ]
  const isEditing = editing !== null && column === editingColumn
  const shown = typed ?? (isFirst || canEdit || name === "choice" ? shownText(row, name, names) : "")
  return (
    <div
      id={`cell-${index}-${column}`}
      role="gridcell"
      className={classes.filter(Boolean).join(" ")}
      aria-colindex={column + 1}
      aria-selected={isChosen}
      aria-readonly={!canEdit}
      aria-invalid={fault ? true : undefined}
      title={fault}
      onClick={(event) => props.onChoose({ row: index, column }, event.shiftKey)}
      onDoubleClick={() => canEdit && props.onEdit(shown)}
    >
      {isEditing ? <CellField begin={editing} label={name} onFinish={props.onFinish} /> : shown}
      {fault && <span className="sr">{fault}</span>}
    </div>
  )
}

type CellFieldProps = { begin: string; label: string; onFinish: GridRowProps["onFinish"] }

/** Keeps what is typed to itself until it is done: a key press draws nothing but this field. */
function CellField({ begin, label, onFinish }: CellFieldProps) {
  return (
    <input
      className="cell-field"
      aria-label={label}
      defaultValue={begin}
      // biome-ignore lint/a11y/noAutofocus: somebody has begun to type here
      autoFocus
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        const text = event.currentTarget.value
        const does: Record<string, () => void> = {
          Enter: () => onFinish(text, event.shiftKey ? -1 : 1, 0),
          Tab: () => onFinish(text, 0, event.shiftKey ? -1 : 1),
          Escape: () => onFinish(null, 0, 0),
        }
        const done = does[event.key]
        if (!done) return
        event.preventDefault()
        event.stopPropagation()
        done()
      }}
      onBlur={(event) => event.relatedTarget !== null && onFinish(event.currentTarget.value, 0, 0)}
    />
  )
}
