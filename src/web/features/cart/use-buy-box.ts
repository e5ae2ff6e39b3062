import { useId, useState } from "react"
import { useActionData } from "react-router"
import { MAX_QUANTITY } from "../../../domain/constants.ts"
import { type Money, ZERO } from "../../../domain/pricing/money.ts"
import { siteTypeOf } from "../../../domain/site/site-type.ts"
import { type Typed, typedIn } from "../../shell/form-outcome.ts"
import { useShop } from "../../shell/shell.ts"
import type { ItemGoods, ItemVariant } from "../catalog/goods.ts"
import { type ItemPrice, itemPrice } from "../catalog/item-price.ts"
import { FORM_FIELDS, specField } from "./buy-form.ts"

type Chosen = Record<string, string>

type SpecValue = {
  name: string
  image: string | null
  isChosen: boolean
  /** Whether there is such a variant in stock together with the other choices. */
  isAvailable: boolean
  choose: () => void
}

export type BuyBox = {
  /** The form that choices, quantity and buttons belong to, wherever a template puts them. */
  formId: string
  /** Whose action takes it: the address of the good. */
  action: string
  specs: { name: string; chosen: string; values: SpecValue[]; formId: string }[]
  /** The variant that the choices name; null where that combination does not exist. */
  variant: ItemVariant | null
  /** Of one piece at the chosen quantity; 0 is on request. */
  price: Money
  originalPrice?: Money
  /** What is said of taxes beside the price; null where the shop says nothing. */
  taxText: string | null
  state: "inStock" | "soldOut" | "onRequest" | "unavailable"
  quantity: number
  minimum: number
  setQuantity: (quantity: number) => void
}

/** The choices on an item page: one value of each spec, a quantity, and what they come to. */
export function useBuyBox(goods: ItemGoods): BuyBox {
  const siteType = siteTypeOf(useShop().type)
  const minimum = Math.max(1, goods.minimumQuantity)
  const formId = useId()
  const priceAt = (variant: ItemVariant, pieces: number) => itemPrice(goods, variant, siteType, pieces)
  // Where the form was refused without scripts, the page opens with what had been chosen.
  const typed = typedIn(useActionData())
  const [chosen, setChosen] = useState<Chosen>(() =>
    choiceOf(typedVariant(goods, typed) ?? firstVariant(goods, (variant) => priceAt(variant, minimum))),
  )
  const [quantity, setQuantity] = useState(() => Number(typed?.[FORM_FIELDS.quantity]) || minimum)
  const variant = goods.variants.find((one) => fits(one, chosen)) ?? null
  const offer = variant ? priceAt(variant, quantity) : { price: ZERO }
  return {
    formId,
    action: goods.url,
    taxText: (offer.price > 0 && goods.tax?.text) || null,
    specs: goods.specs.map(({ name, values }) => ({
      name,
      formId,
      chosen: chosen[name] ?? "",
      values: values.map((value) => ({
        name: value.name,
        image: value.image,
        isChosen: chosen[name] === value.name,
        isAvailable: goods.variants.some((one) => one.inStock && fits(one, { ...chosen, [name]: value.name })),
        choose: () => setChosen((now) => ({ ...now, [name]: value.name })),
      })),
    })),
    variant,
    ...offer,
    state: stateOf(variant, offer),
    quantity,
    minimum,
    setQuantity: (wanted) => setQuantity(Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(wanted) || minimum))),
  }
}

const fits = (variant: ItemVariant, chosen: Chosen) => variant.specs.every(({ name, value }) => chosen[name] === value)

/** The page opens on the first variant that can be bought. */
const firstVariant = ({ variants }: ItemGoods, priceOf: (variant: ItemVariant) => ItemPrice) =>
  variants.find((one) => one.inStock && priceOf(one).price > 0) ?? variants[0]

/** The variant of a form that was refused: by its choices, or the one that was waited for. */
const typedVariant = ({ variants }: ItemGoods, typed: Typed | null) =>
  typed &&
  variants.find(({ id, specs }) =>
    typed[FORM_FIELDS.wish]
      ? typed[FORM_FIELDS.wish] === String(id)
      : specs.every(({ name, value }) => typed[specField(name)] === value),
  )

const choiceOf = (variant: ItemVariant | undefined): Chosen =>
  Object.fromEntries((variant?.specs ?? []).map(({ name, value }) => [name, value]))

function stateOf(variant: ItemVariant | null, { price }: ItemPrice): BuyBox["state"] {
  if (!variant) return "unavailable"
  if (price <= 0) return "onRequest"
  return variant.inStock ? "inStock" : "soldOut"
}
