import { type KeyboardEvent, useRef } from "react"

type EditCellProps = {
  label: string
  /** As it is saved. */
  shown: string
  /** As it was typed; undefined where nothing was. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  /** What the typed text comes to: "26 + 24 = 50". */
  hint?: string | undefined
  fault?: string | undefined
  isNone?: boolean
  /** By which the keys find it. */
  name: string
}

/** A cell of a list that is typed into; it is saved with all the others. Escape takes back what was typed. */
export function EditCell({ label, shown, typed, onType, hint, fault, isNone = false, name }: EditCellProps) {
  const field = useRef<HTMLInputElement>(null)
  const isDirty = typed !== undefined && typed !== shown
  const classes = ["edit", isDirty && "dirty", isNone && !isDirty && "none", fault && "wrongcell"]
    .filter(Boolean)
    .join(" ")

  function onKey(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.stopPropagation()
      onType(undefined)
      field.current?.blur()
    }
    const down = event.key === "ArrowDown" || event.key === "Enter" ? 1 : event.key === "ArrowUp" ? -1 : 0
    if (down === 0) return
    event.preventDefault()
    const column = [...document.querySelectorAll<HTMLInputElement>(`[data-cell="${name}"]`)]
    if (field.current) column[column.indexOf(field.current) + down]?.focus()
  }

  return (
    <>
      <input
        ref={field}
        className={classes}
        data-cell={name}
        inputMode="text"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        title={fault}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => typed === shown && onType(undefined)}
        onKeyDown={onKey}
      />
      {(fault || hint) && <span className="pop">{fault || hint}</span>}
    </>
  )
}
