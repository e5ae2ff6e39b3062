import { z } from "zod"
import { filled, id, key } from "../fields.ts"
import { complain, momentSent, priceAsked, priceSent, repeated, STOCK_MAX, weightSent } from "./fields.ts"
import { regionPricesSent } from "./goods-sent.ts"

const SPECS_MAX = 6
const VALUES_MAX = 60
export const VARIANTS_MAX = 200

/** "#1a43ee"; left out, the value keeps the one that it has. */
const colourSent = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, key("invalid"))

const specSent = z.object({
  name: filled(60),
  values: z
    .array(z.object({ name: filled(60), media_id: id.nullable().default(null), colour: colourSent.nullish() }))
    .min(1, key("required"))
    .max(VALUES_MAX, key("tooManyEntries")),
})

const variantSent = z.object({
  id: id.optional(),
  goodNo: filled(60),
  specs: z
    .array(z.object({ name: filled(60), value: filled(60) }))
    .max(SPECS_MAX, key("tooManyEntries"))
    .default([]),
  price: priceSent,
  orginPrice: priceAsked.nullable().default(null),
  /** What a piece costs in some regions where no tier applies (app 21); left out, they stay as they are. */
  region_prices: regionPricesSent.optional(),
  weight: weightSent,
  media_id: id.nullable().default(null),
  onSale: z.boolean().default(true),
  /** Pieces that a new variant begins with. Those of one that exists change with every order, and by `stock` only. */
  first_stock: z.number(key("wholeNumber")).int(key("wholeNumber")).min(0).max(STOCK_MAX).default(0),
})

type Refining = Parameters<typeof complain>[0]
type Specs = z.output<typeof specSent>[]
type Variants = z.output<typeof variantSent>[]

/** Rule: a variant that is sold takes one value of each choice, and no two of them the same; without choices there is one. */
function checkChoices(specs: Specs, variants: Variants, context: Refining): void {
  for (const at of repeated(specs.map(({ name }) => name))) complain(context, ["specs", at, "name"], key("invalid"))
  for (const [at, { values }] of specs.entries())
    for (const twice of repeated(values.map(({ name }) => name)))
      complain(context, ["specs", at, "values", twice, "name"], key("invalid"))

  const offered = new Map(specs.map(({ name, values }) => [name, new Set(values.map((value) => value.name))]))
  const taken = new Set<string>()
  for (const [at, variant] of variants.entries()) {
    const chosen = new Map(variant.specs.map(({ name, value }) => [name, value]))
    const isOffered = variant.specs.every(({ name, value }) => offered.get(name)?.has(value))
    const isWhole = chosen.size === specs.length || !variant.onSale
    const combination = JSON.stringify(specs.map(({ name }) => chosen.get(name)))
    const isTaken = variant.onSale && taken.has(combination)
    if (variant.onSale) taken.add(combination)
    if (!isOffered || !isWhole || isTaken || chosen.size < variant.specs.length)
      complain(context, ["variants", at, "specs"], key("invalid"))
  }
}

export const variantsSent = z
  .object({
    goods_id: id,
    updated_at: momentSent.optional(),
    specs: z.array(specSent).max(SPECS_MAX, key("tooManyEntries")).default([]),
    variants: z.array(variantSent).max(VARIANTS_MAX, key("tooManyVariants")),
  })
  .superRefine(({ specs, variants }, context) => {
    for (const [at, { price, orginPrice }] of variants.entries())
      if (orginPrice !== null && price > orginPrice) complain(context, ["variants", at, "price"], key("salePriceAbove"))
    for (const at of repeated(variants.map(({ goodNo }) => goodNo)))
      complain(context, ["variants", at, "goodNo"], key("invalid"))
    for (const at of repeated(variants.map((variant, index) => String(variant.id ?? `new ${index}`))))
      complain(context, ["variants", at, "id"], key("invalid"))
    checkChoices(specs, variants, context)
  })

export type VariantsSent = z.output<typeof variantsSent>
