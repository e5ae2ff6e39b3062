import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { type GuestLine, readGuestCart } from "../../../domain/orders/guest-cart.ts"
import { positiveId } from "../../../domain/site/route-address.ts"

/**
 * Fields of the cart's one form. `line` says how each line stood when the page was drawn: what the shopper has not touched
 * is not sent back, so that a second tab's changes stay.
 */
export const CART_FIELDS = { step: "do", line: "line", selected: "selected" } as const

export const quantityField = (variantId: number) => `quantity.${variantId}`

const STEPS = ["set", "more", "fewer", "add", "remove", "removeChosen", "favour", "all", "none", "undo"] as const
type CartStep = (typeof STEPS)[number] | "checkOut"

export type CartChanges = {
  step: CartStep
  quantities: ReadonlyMap<number, number>
  selected: number[]
  unselected: number[]
  removed: number[]
  restored: GuestLine[]
  /** Lines that were chosen when the form was sent. */
  chosen: number[]
  /** Fields whose quantity is none. */
  wrong: number[]
}

/** Plain digits: what JavaScript takes for a number besides is none to a shopper. */
const DIGITS = /^\d+$/

/** What the shopper has changed, by what they typed and ticked and by the button that they pressed. */
export function readCartForm(form: FormData): CartChanges {
  const [name = "", about = "", more = ""] = textOf(form, CART_FIELDS.step).split(":")
  const step = name === "checkOut" ? name : (STEPS.find((known) => known === name) ?? "set")
  const seen = form.getAll(CART_FIELDS.line).flatMap((line) => readGuestCart(String(line)))
  const ticked = new Set(form.getAll(CART_FIELDS.selected).map(Number))
  const variantId = positiveId(about)
  const quantities = new Map<number, number>()
  const wrong: number[] = []
  for (const line of seen) {
    const typed = form.has(quantityField(line.variantId)) ? textOf(form, quantityField(line.variantId)).trim() : null
    const wanted = stepped(typed === null ? line.quantity : DIGITS.test(typed) ? Number(typed) : Number.NaN)
    if (!isQuantity(wanted)) wrong.push(line.variantId)
    else if (wanted !== line.quantity) quantities.set(line.variantId, wanted)

    function stepped(quantity: number): number {
      if (line.variantId !== variantId) return quantity
      if (step === "more") return quantity + 1
      if (step === "fewer") return Math.max(MIN_QUANTITY, quantity - 1)
      if (step === "add") return quantity + Number(more || 0)
      return step === "set" && more !== "" ? Number(more) : quantity
    }
  }
  const isTicked = ({ variantId: id }: GuestLine) => step === "all" || (step !== "none" && ticked.has(id))
  const chosen = seen.filter(isTicked).map((line) => line.variantId)
  return {
    step,
    quantities,
    wrong,
    chosen,
    selected: seen.filter((line) => !line.selected && isTicked(line)).map((line) => line.variantId),
    unselected: seen.filter((line) => line.selected && !isTicked(line)).map((line) => line.variantId),
    removed: removedBy(step, variantId, chosen),
    restored: step === "undo" ? readGuestCart(about) : [],
  }
}

function removedBy(step: CartStep, variantId: number | null, chosen: number[]): number[] {
  if (step === "removeChosen" || step === "favour") return chosen
  return step === "remove" && variantId !== null ? [variantId] : []
}

const isQuantity = (count: number) => Number.isInteger(count) && count >= MIN_QUANTITY && count <= MAX_QUANTITY

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}
