import type { Cart as ApiCart, CartLine, ShownAmounts } from "../../../contract/cart-calls.ts"
import { type ChargedDecimal, fromChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { fromDecimal, minus } from "../../../domain/pricing/money.ts"
import { readTax } from "../orders/read-tax.ts"
import type { Cart, MissingPieces, NextOffer, ShownLine } from "./cart.ts"

export const EMPTY_CART: Cart = {
  lines: [],
  gifts: [],
  shown: null,
  weight: 0,
  missing: [],
  nextOffers: [],
}

/** A cart of the API, or the lines and the reckoning of a preview. */
export function readCart(cart: ApiCart): Cart {
  const lines = cart.list.map(readLine)
  return {
    lines,
    gifts: cart.gifts.map(({ goodDetailId, goodName, specs, image, buNumber }) => ({
      variantId: goodDetailId,
      name: goodName,
      specs,
      image,
      quantity: buNumber,
    })),
    shown: readShown(cart.shown),
    weight: cart.weight,
    missing: readMissing(cart.shortages, lines),
    nextOffers: cart.nextOffers.map(readOffer),
  }
}

function readShown({ code, symbol, subtotal, reductions, tax, total }: ShownAmounts): Cart["shown"] {
  const read = (amount: ChargedDecimal) => fromChargedDecimal(amount, code)
  return {
    currency: { code, symbol },
    subtotal: read(subtotal),
    reductions: reductions.map(({ dnames, amount }) => ({ name: dnames, amount: read(amount) })),
    tax: readTax({ tax, code }),
    total: read(total),
  }
}

function readLine(line: CartLine): ShownLine {
  const { nextPrice } = line
  return {
    variantId: line.goodDetailId,
    goodsId: line.goodId,
    name: line.goodName,
    specs: line.specs,
    url: line.url,
    image: line.image,
    quantity: line.buNumber,
    minimum: line.moq,
    price: fromDecimal(line.price),
    originalPrice: fromDecimal(line.orginPrice),
    stock: line.stock,
    isSelected: line.selected,
    nextPrice: nextPrice && { missing: nextPrice.missing, price: fromDecimal(nextPrice.price) },
    problem: line.problem,
  }
}

function readOffer(offer: ApiCart["nextOffers"][number]): NextOffer {
  const from = fromDecimal(offer.amount)
  const missing = fromDecimal(offer.missing)
  return {
    name: offer.dnames,
    from,
    reached: minus(from, missing),
    missing,
    saving: fromDecimal(offer.saving),
    gifts: offer.goods.map(({ goodName, image, number }) => ({ name: goodName, image, quantity: number })),
  }
}

/** A shortage goes by its good's name: the line that lacks so much, else the first one of that name, takes what is missing. */
function readMissing(shortages: ApiCart["shortages"], lines: readonly ShownLine[]): MissingPieces[] {
  const taken = new Set<number>()
  return shortages.map(({ goodName, missing }) => {
    const named = lines.filter((line) => line.isSelected && line.name === goodName && !taken.has(line.variantId))
    const line = named.find(({ minimum, quantity }) => minimum - quantity === missing) ?? named[0]
    if (line) taken.add(line.variantId)
    return { name: goodName, missing, variantId: line?.variantId ?? null }
  })
}
