import { useId, useState } from "react"
import { MAX_QUANTITY } from "../../../domain/constants.ts"
import type { Money } from "../../../domain/pricing/money.ts"
import type { ItemGoods, ItemVariant } from "../catalog/goods.ts"

type Chosen = Record<string, string>

export type SpecValue = {
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
  /** 0 is on request. */
  price: Money
  originalPrice?: Money
  state: "inStock" | "soldOut" | "onRequest" | "unavailable"
  quantity: number
  minimum: number
  setQuantity: (quantity: number) => void
}

/** The choices on an item page: one value of each spec, a quantity, and what they come to. */
export function useBuyBox(goods: ItemGoods): BuyBox {
  const [chosen, setChosen] = useState<Chosen>(() => firstChoice(goods))
  const minimum = Math.max(1, goods.minimumQuantity)
  const formId = useId()
  const [quantity, setQuantity] = useState(minimum)
  const variant = goods.variants.find((one) => fits(one, chosen)) ?? null
  return {
    formId,
    action: goods.url,
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
    price: variant?.price ?? 0,
    originalPrice: variant?.originalPrice,
    state: stateOf(variant),
    quantity,
    minimum,
    setQuantity: (wanted) => setQuantity(Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(wanted) || minimum))),
  }
}

const fits = (variant: ItemVariant, chosen: Chosen) => variant.specs.every(({ name, value }) => chosen[name] === value)

/** The page opens on the first variant that can be bought. */
function firstChoice(goods: ItemGoods): Chosen {
  const first = goods.variants.find((one) => one.inStock && one.price > 0) ?? goods.variants[0]
  return Object.fromEntries((first?.specs ?? []).map(({ name, value }) => [name, value]))
}

function stateOf(variant: ItemVariant | null): BuyBox["state"] {
  if (!variant) return "unavailable"
  if (variant.price <= 0) return "onRequest"
  return variant.inStock ? "inStock" : "soldOut"
}
