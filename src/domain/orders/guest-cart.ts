import { GUEST_CART_LINES_MAX, ID_MAX, MAX_QUANTITY, MIN_QUANTITY } from "../constants.ts"
import { type Refusal, refused } from "../refusal.ts"

/** A line of a guest's cart: prices and names are never kept, they are fetched fresh. */
export type GuestLine = { variantId: number; quantity: number; selected: boolean }

const LINE = /^([1-9]\d{0,9})\.([1-9]\d{0,5})(!?)$/
const BETWEEN = "_"
const UNSELECTED = "!"
/** 60 lines take 1,200 letters at most; what comes behind was not written by us. */
const LENGTH_MAX = 4_096

/** The lines in a guest's cookie, `12.3_45.1!`: what is damaged is left out, a variant twice is one line, 60 at most. */
export function readGuestCart(cookie: string | null | undefined): GuestLine[] {
  const lines = new Map<number, GuestLine>()
  for (const text of (cookie ?? "").slice(0, LENGTH_MAX).split(BETWEEN)) {
    const line = readLine(text)
    if (!line) continue
    const before = lines.get(line.variantId)
    if (before) lines.set(line.variantId, together(before, line))
    else if (lines.size < GUEST_CART_LINES_MAX) lines.set(line.variantId, line)
  }
  return [...lines.values()]
}

/** The same as a cookie's value: variant, quantity, and a sign where the line is not selected. Nothing in it needs escaping. */
export function writeGuestCart(lines: readonly GuestLine[]): string {
  return lines
    .map(({ variantId, quantity, selected }) => `${variantId}.${quantity}${selected ? "" : UNSELECTED}`)
    .join(BETWEEN)
}

/** With more pieces of a variant, selected; a 61st line is refused. */
export function addGuestLine(
  lines: readonly GuestLine[],
  variantId: number,
  quantity: number,
): GuestLine[] | Refusal<"cartFull"> {
  const added = { variantId, quantity, selected: true }
  if (lines.some((line) => line.variantId === variantId))
    return lines.map((line) => (line.variantId === variantId ? together(line, added) : line))
  return lines.length < GUEST_CART_LINES_MAX ? [...lines, added] : refused("cartFull")
}

/** With another quantity of a line, or selected or not; variants that are not there stay away. */
export function editGuestLines(
  lines: readonly GuestLine[],
  variantIds: readonly number[],
  change: Partial<Pick<GuestLine, "quantity" | "selected">>,
): GuestLine[] {
  return lines.map((line) => (variantIds.includes(line.variantId) ? { ...line, ...change } : line))
}

export function removeGuestLines(lines: readonly GuestLine[], variantIds: readonly number[]): GuestLine[] {
  return lines.filter(({ variantId }) => !variantIds.includes(variantId))
}

/** Pieces in a cart, as the header counts them. */
export function piecesIn(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function readLine(text: string): GuestLine | null {
  const [, id, pieces, mark] = LINE.exec(text) ?? []
  const variantId = Number(id)
  const quantity = Number(pieces)
  const isLine = variantId <= ID_MAX && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
  return isLine ? { variantId, quantity, selected: mark !== UNSELECTED } : null
}

const together = (before: GuestLine, more: GuestLine): GuestLine => ({
  variantId: before.variantId,
  quantity: Math.min(MAX_QUANTITY, before.quantity + more.quantity),
  selected: before.selected || more.selected,
})
