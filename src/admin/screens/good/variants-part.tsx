import { useState } from "react"
import type { AdminGoodsReply } from "../../../contract/admin/goods-shapes.ts"
import { VARIANTS_MAX } from "../../../contract/admin/variants-sent.ts"
import { useWords } from "../../shell/words.ts"
import { ChoicesField } from "./choices-field.tsx"
import type { GoodForm } from "./good-form.ts"
import { VariantCell } from "./variant-cell.tsx"
import {
  type CellField,
  combinations,
  type DraftSpec,
  type DraftVariant,
  keyOf,
  type VariantsDraft,
  withSpecs,
} from "./variants-draft.ts"

const FIELDS = [
  ["stock", "stock"],
  ["price", "price"],
  ["was", "was"],
  ["weight", "weight"],
  ["goodNo", "variantNumber"],
] as const

type VariantsPartProps = {
  good: Pick<AdminGoodsReply, "dno" | "variants">
  pictures: GoodForm["pictures"]
  draft: VariantsDraft
  onChange: (draft: VariantsDraft) => void
  fault: string | undefined
}

/** One choice across, all others down; what the cells show is chosen above them. */
export function VariantsPart({ good, pictures, draft, onChange, fault }: VariantsPartProps) {
  const t = useWords("good")
  const [field, setField] = useState<CellField>("stock")
  const [refused, setRefused] = useState("")
  const across = draft.specs.length > 1 ? draft.specs.at(-1) : undefined
  const down = combinations(across ? draft.specs.slice(0, -1) : draft.specs)
  const byKey = new Map(draft.variants.map((variant) => [keyOf(variant.specs), variant]))
  const columns = across ? across.values.map((value) => [{ name: across.name, value: value.name }]) : [[]]
  const gone = good.variants.length - draft.variants.filter(({ id }) => id !== undefined).length

  function change(specs: DraftSpec[]): void {
    const next = withSpecs(draft, specs, good.dno)
    if (!("refused" in next)) {
      setRefused("")
      onChange(next)
      return
    }
    setRefused(
      next.refused === "doubled"
        ? t("doubled", { name: next.name })
        : t("tooMany", { count: next.count, most: VARIANTS_MAX }),
    )
  }
  const put = (variant: DraftVariant, changed: Partial<DraftVariant>) =>
    onChange({ ...draft, variants: draft.variants.map((each) => (each === variant ? { ...each, ...changed } : each)) })

  return (
    <section className="sheet" id="variants" aria-labelledby="variants-title">
      <header>
        <h2 id="variants-title">{t("variants")}</h2>
        <fieldset className="seg" aria-label={t("showing")}>
          {FIELDS.map(([name, word]) => (
            <button
              key={name}
              type="button"
              className={field === name ? "on" : undefined}
              aria-pressed={field === name}
              onClick={() => setField(name)}
            >
              {t(word)}
            </button>
          ))}
        </fieldset>
      </header>
      <div className="in stack">
        <ChoicesField specs={draft.specs} pictures={pictures} onChange={change} />
        {(refused || fault) && (
          <p className="err" role="alert">
            {refused || fault}
          </p>
        )}
        <div className="over-x">
          <table className="matrix">
            {across && (
              <thead>
                <tr>
                  <td />
                  {across.values.map((value) => (
                    <th key={value.name} scope="col">
                      <bdi>{value.name}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {down.map((row) => (
                <tr key={keyOf(row)}>
                  <th scope="row">
                    <bdi>{row.map(({ value }) => value).join(" / ") || t("oneVariant")}</bdi>
                  </th>
                  {columns.map((column) => {
                    const variant = byKey.get(keyOf([...row, ...column]))
                    return (
                      <td key={keyOf(column)}>
                        {variant && (
                          <VariantCell {...{ variant, field }} onChange={(changed) => put(variant, changed)} />
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="small dim only-wide">
          {t("variantsHint")} {gone > 0 && t("retired", { count: gone })}
        </p>
      </div>
    </section>
  )
}
