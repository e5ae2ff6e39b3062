import type { AdminGoodsReply } from "../../../contract/admin/goods-shapes.ts"
import { VARIANTS_MAX } from "../../../contract/admin/variants-sent.ts"

type Value = { name: string; media_id: number | null; colour: string | null }
export type DraftSpec = { name: string; values: Value[] }
type Chosen = { name: string; value: string }
export type DraftVariant = {
  id?: number
  goodNo: string
  specs: Chosen[]
  price: string
  was: string
  weight: string
  /** As typed: "+24", "50"; what it is now stands in `had`. */
  stock: string
  had: number
  media_id: number | null
  onSale: boolean
}
/** What the cells of the variants show. */
export type CellField = "stock" | "price" | "was" | "weight" | "goodNo"
/** Variants as they are being edited: every value as it was typed. */
export type VariantsDraft = { specs: DraftSpec[]; variants: DraftVariant[] }

export function draftOf(good: Pick<AdminGoodsReply, "specs" | "variants">): VariantsDraft {
  return {
    specs: good.specs.map(({ name, values }) => ({
      name,
      values: values.map(({ name: value, media_id, colour }) => ({ name: value, media_id, colour })),
    })),
    variants: good.variants
      .filter(({ onSale, specs }) => onSale || specs.length === good.specs.length)
      .map((variant) => ({
        id: variant.id,
        goodNo: variant.goodNo,
        specs: variant.specs.map(({ name, value }) => ({ name, value })),
        price: variant.price.toFixed(2),
        was: variant.orginPrice === null ? "" : variant.orginPrice.toFixed(2),
        weight: String(variant.weight),
        stock: "",
        had: variant.stock,
        media_id: variant.media_id,
        onSale: variant.onSale,
      })),
  }
}

export const keyOf = (chosen: readonly Chosen[]): string =>
  JSON.stringify(
    chosen.toSorted((one, other) => one.name.localeCompare(other.name)).map(({ name, value }) => [name, value]),
  )

/** Every combination of values, in the order of the choices. */
export function combinations(specs: readonly DraftSpec[]): Chosen[][] {
  return specs.reduce<Chosen[][]>(
    (rows, { name, values }) => rows.flatMap((row) => values.map((value) => [...row, { name, value: value.name }])),
    [[]],
  )
}

const countOf = (specs: readonly DraftSpec[]): number => specs.reduce((all, { values }) => all * values.length, 1)

export type Refused = { refused: "doubled"; name: string } | { refused: "tooMany"; count: number }

/** The draft with these choices: combinations that were there stay as they are, new ones begin like the first. */
export function withSpecs(draft: VariantsDraft, specs: DraftSpec[], number: string): VariantsDraft | Refused {
  const doubled = [specs.map(({ name }) => name), ...specs.map(({ values }) => values.map(({ name }) => name))]
    .map((names) => names.find((name, at) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) < at))
    .find((name) => name !== undefined)
  if (doubled !== undefined) return { refused: "doubled", name: doubled }
  const count = countOf(specs)
  if (count > VARIANTS_MAX) return { refused: "tooMany", count }
  const known = new Map(draft.variants.map((variant) => [keyOf(variant.specs), variant]))
  const model = draft.variants[0]
  const names = new Set(specs.map(({ name }) => name))
  const numbers = new Set(draft.variants.map(({ goodNo }) => goodNo))
  const taken = new Set<DraftVariant>()
  const variants = combinations(specs).map((chosen): DraftVariant => {
    // One more choice: what was there becomes the first value of it. One choice less: the first of several stays.
    const kept =
      known.get(keyOf(chosen)) ??
      draft.variants.find(
        (each) =>
          !taken.has(each) &&
          each.specs.length !== chosen.length &&
          each.specs
            .filter(({ name }) => names.has(name))
            .every(({ name, value }) => chosen.some((one) => one.name === name && one.value === value)),
      )
    if (kept && !taken.has(kept)) {
      taken.add(kept)
      return { ...kept, specs: chosen }
    }
    let at = taken.size + 1
    while (numbers.has(`${number}-${at}`)) at++
    numbers.add(`${number}-${at}`)
    const { price = "", was = "", weight = "0" } = model ?? {}
    return {
      goodNo: `${number}-${at}`,
      specs: chosen,
      price,
      was,
      weight,
      stock: "",
      had: 0,
      media_id: null,
      onSale: true,
    }
  })
  return { specs, variants }
}
