import type { KeyboardEvent } from "react"
import { readStock, stockAfter } from "../../features/goods/read-typed.ts"
import { useWords } from "../../shell/words.ts"
import { Box } from "../../ui/input.tsx"
import type { CellField, DraftVariant } from "./variants-draft.ts"

type VariantCellProps = { variant: DraftVariant; field: CellField; onChange: (changed: Partial<DraftVariant>) => void }

const WORDS = { stock: "stock", price: "price", was: "was", weight: "weight", goodNo: "variantNumber" } as const
const STEPS: Record<string, readonly [down: number, across: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
}

/** Arrow keys go to the cell above or below; across goes Tab, and arrows at the edges of what is typed. */
function onKey(event: KeyboardEvent<HTMLInputElement>): void {
  const [down] = STEPS[event.key] ?? []
  if (down === undefined) return
  event.preventDefault()
  const cell = event.currentTarget.closest("td")
  const row = cell?.parentElement
  if (!cell || !row) return
  const next = down > 0 ? row.nextElementSibling : row.previousElementSibling
  const at = [...row.children].indexOf(cell)
  next?.children[at]?.querySelector<HTMLInputElement>("input[type=text]")?.focus()
}

/** One variant: what is shown of it can be typed over, and it can be taken off sale. */
export function VariantCell({ variant, field, onChange }: VariantCellProps) {
  const t = useWords("good")
  const choice = variant.specs.map(({ value }) => value).join(" / ") || t("oneVariant")
  const isStock = field === "stock"
  const edit = isStock ? readStock(variant.stock) : null
  const isWrong = isStock && variant.stock !== "" && edit === null
  const shown = isStock && variant.stock === "" ? String(variant.had) : variant[field]
  const isDirty = (isStock && variant.stock !== "") || variant.id === undefined
  const classes = ["cell", isDirty && "dirty", isStock && variant.had === 0 && "none"].filter(Boolean).join(" ")
  return (
    <span className={classes}>
      <input
        type="text"
        className={isWrong ? "input wrong" : "input"}
        aria-label={t("variantCell", { field: t(WORDS[field]), choice })}
        aria-invalid={isWrong || undefined}
        title={edit && "change" in edit ? `= ${stockAfter(edit, variant.had)}` : undefined}
        value={shown}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKey}
        onChange={(event) =>
          onChange({ [field]: isStock && event.target.value === String(variant.had) ? "" : event.target.value })
        }
      />
      <span className="code">{variant.goodNo}</span>
      <Box
        aria-label={t("soldAs", { choice })}
        checked={variant.onSale}
        onChange={(event) => onChange({ onSale: event.target.checked })}
      />
    </span>
  )
}
