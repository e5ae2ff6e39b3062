import { type Failure, SUCCESS } from "../../../contract/envelope.ts"
import type { RefusalReason } from "../../../contract/refusals.ts"
import { GUEST_CART_COOKIE } from "../../../domain/constants.ts"
import {
  addGuestLine,
  editGuestLines,
  type GuestLine,
  readGuestCart,
  removeGuestLines,
  writeGuestCart,
} from "../../../domain/orders/guest-cart.ts"
import { isRefused } from "../../../domain/refusal.ts"
import { isStranger } from "../../shell/member-data.ts"
import { type ActionApi, isFailure } from "../../shell/page-action.server.ts"
import type { Cart } from "./cart.ts"
import type { CartChanges } from "./cart-form.ts"
import { EMPTY_CART, readCart } from "./read-cart.ts"
import { writeCartLine, writeKeptLine, writeVariants } from "./write-cart-line.ts"

/** What was refused, and of which line where it is about one. */
type NotChanged = { refusal: Failure | RefusalReason; variantId?: number }
type Changes = Omit<CartChanges, "step" | "wrong" | "chosen">

/** Changes the cart of whoever asks: the member's at the shop, the guest's in the cookie. Then how it stands. */
export async function changeOwnCart(api: ActionApi, changes: Changes): Promise<Cart | NotChanged> {
  const reply = await api.ask("GET /api/goods/cart")
  if (!isFailure(reply)) return changeMembersCart(api, changes, readCart(reply.data))
  return isStranger(reply.reason) ? changeGuestsCart(api, changes) : { refusal: reply }
}

export const isNotChanged = (outcome: Cart | NotChanged): outcome is NotChanged => "refusal" in outcome

/** One call after the other, each of which tells how the cart stands behind it. */
async function changeMembersCart(api: ActionApi, changes: Changes, before: Cart): Promise<Cart | NotChanged> {
  let cart = before
  const { quantities, selected, unselected, removed, restored } = changes
  const edit = (body: Parameters<typeof api.ask<"POST /api/goods/editCart">>[1]) =>
    api.ask("POST /api/goods/editCart", body)
  const steps = [
    ...restored.map((line) => ({
      ask: () => api.ask("POST /api/goods/addCart", { body: writeCartLine(line) }),
      variantId: line.variantId,
    })),
    ...[...quantities].map(([variantId, quantity]) => ({
      ask: () => edit({ body: writeCartLine({ variantId, quantity }) }),
      variantId,
    })),
    ...[
      { variants: selected, isSelected: true },
      { variants: unselected, isSelected: false },
    ].flatMap(({ variants, isSelected }) =>
      variants.length > 0
        ? [{ ask: () => edit({ body: { ...writeVariants(variants), selected: isSelected } }), variantId: undefined }]
        : [],
    ),
    ...(removed.length > 0
      ? [{ ask: () => api.ask("POST /api/goods/deleteCart", { body: writeVariants(removed) }), variantId: undefined }]
      : []),
  ]
  for (const { ask, variantId } of steps) {
    const reply = await ask()
    if (isFailure(reply)) return { refusal: reply, ...(variantId !== undefined && { variantId }) }
    cart = readCart(reply.data)
  }
  return cart
}

/** The shop says of the cart as it would be what can be had of it; lines that it does not know any more go. */
async function changeGuestsCart(api: ActionApi, changes: Changes): Promise<Cart | NotChanged> {
  const before = readGuestCart(api.cookie(GUEST_CART_COOKIE))
  const has = (variantId: number) => before.some((line) => line.variantId === variantId)
  if (changes.removed.length > 0 && !changes.removed.some(has)) return { refusal: "lineUnknown" }
  const lines = changedLines(before, changes)
  if (isRefused(lines)) return { refusal: lines.refused }
  if (lines.length === 0) {
    api.setCookie(GUEST_CART_COOKIE, "")
    return EMPTY_CART
  }
  const view = await api.ask("POST /api/goods/cartView", { body: { items: lines.map(writeKeptLine) } })
  if (view.code !== SUCCESS) return { refusal: view }
  const cart = readCart(view.data)
  const quantityBefore = new Map(before.map((line) => [line.variantId, line.quantity]))
  const short = cart.lines.find(
    (line) => line.problem === "outOfStock" && line.quantity > (quantityBefore.get(line.variantId) ?? 0),
  )
  if (short) return { refusal: "outOfStock", variantId: short.variantId }
  const known = new Set(cart.lines.map((line) => line.variantId))
  api.setCookie(GUEST_CART_COOKIE, writeGuestCart(lines.filter((line) => known.has(line.variantId))))
  return cart
}

function changedLines(before: readonly GuestLine[], { quantities, selected, unselected, removed, restored }: Changes) {
  let lines: GuestLine[] = [...before]
  for (const [variantId, quantity] of quantities) lines = editGuestLines(lines, [variantId], { quantity })
  lines = editGuestLines(lines, selected, { selected: true })
  lines = editGuestLines(lines, unselected, { selected: false })
  lines = removeGuestLines(lines, removed)
  for (const line of restored) {
    const more = addGuestLine(lines, line.variantId, line.quantity)
    if (isRefused(more)) return more
    lines = editGuestLines(more, [line.variantId], { selected: line.selected })
  }
  return lines
}
