import { and, eq, inArray, sql } from "drizzle-orm"
import type { Cart, KeptLine, WantedLine } from "../../contract/cart-calls.ts"
import type { Queries } from "../../db/database.ts"
import { cartLine, member } from "../../db/schema/member.ts"
import { MAX_QUANTITY } from "../../domain/constants.ts"
import { isRefused, type Refusal, refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import { type CartGoods, cartGoods, linesKept, linesSent } from "./cart-goods.ts"
import { memberCart } from "./view-cart.ts"

/** Lines that a cart has room for: as many as one order takes. */
const CART_LINES_MAX = 200

type Impossible = Refusal<"unknownGoods" | "offSale" | "priceOnRequest" | "cartFull"> | Refusal<"outOfStock", Available>
type Available = { available: number }

/** Adds pieces to what is in the cart already. */
export async function addToCart(
  shop: Shop,
  memberId: number,
  { detail_id, number, goods_id }: WantedLine & { goods_id?: number | undefined },
): Promise<Cart | Impossible> {
  const outcome = await transact(shop.db, async (tx) => {
    await lockCart(tx, shop, memberId)
    const [goods] = await cartGoods(shop, tx, linesSent([{ variantId: detail_id, quantity: number }]))
    if (!goods || (goods_id !== undefined && goods.goodsId !== goods_id)) return refused("unknownGoods")
    const hindrance = hindranceOf(goods)
    if (hindrance) return refused(hindrance)
    const before = await numberInCart(tx, memberId, detail_id)
    if (before + number > Math.min(goods.stock, MAX_QUANTITY)) return refused("outOfStock", { available: goods.stock })
    if (before === 0 && (await tx.select().from(cartLine).where(ofMember(shop, memberId))).length >= CART_LINES_MAX)
      return refused("cartFull")
    await putInCart(tx, shop, memberId, [{ detail_id, number: before + number, selected: true }])
    return null
  })
  return isRefused(outcome) ? outcome : memberCart(shop, memberId)
}

type Edit = { detail_id: number[]; number?: number | undefined; selected?: boolean | undefined }

/** Another number of pieces for one line, or several lines selected or not. */
export async function editCart(
  shop: Shop,
  memberId: number,
  { detail_id: variantIds, number, selected }: Edit,
): Promise<Cart | Refusal<"lineUnknown"> | Refusal<"outOfStock", Available>> {
  const [variantId = 0] = variantIds
  const outcome = await transact(shop.db, async (tx) => {
    const available = number === undefined ? null : await tooFew(tx, shop, memberId, { detail_id: variantId, number })
    if (available !== null) return refused("outOfStock", { available })
    const changed = await tx
      .update(cartLine)
      .set({ ...(number !== undefined && { number }), ...(selected !== undefined && { selected }) })
      .where(and(ofMember(shop, memberId), inArray(cartLine.variantId, variantIds)))
      .returning({ variantId: cartLine.variantId })
    return changed.length === 0 ? refused("lineUnknown") : null
  })
  return isRefused(outcome) ? outcome : memberCart(shop, memberId)
}

/** How many pieces there are, where that is fewer than wanted. What can no longer be had may still be made fewer. */
async function tooFew(
  tx: Queries,
  shop: Shop,
  memberId: number,
  { detail_id, number }: WantedLine,
): Promise<number | null> {
  const [goods] = await cartGoods(shop, tx, linesSent([{ variantId: detail_id, quantity: number }]))
  const available = goods?.stock ?? 0
  if (number <= available) return null
  return number > (await numberInCart(tx, memberId, detail_id)) ? available : null
}

export async function deleteFromCart(
  shop: Shop,
  memberId: number,
  variantIds: readonly number[],
): Promise<Cart | Refusal<"lineUnknown">> {
  const gone = await shop.db
    .delete(cartLine)
    .where(and(ofMember(shop, memberId), inArray(cartLine.variantId, [...variantIds])))
    .returning({ variantId: cartLine.variantId })
  return gone.length === 0 ? refused("lineUnknown") : memberCart(shop, memberId)
}

/** A guest's cart comes along on sign-in. Nothing stops it: what is gone stays behind, what is short comes as far as it goes. */
export async function mergeCart(shop: Shop, memberId: number, items: readonly KeptLine[]): Promise<Cart> {
  await shop.db.transaction(async (tx) => {
    await lockCart(tx, shop, memberId)
    const goods = await cartGoods(shop, tx, linesKept(items))
    const kept = await tx.select().from(cartLine).where(ofMember(shop, memberId))
    const before = new Map(kept.map((line) => [line.variantId, line]))
    const merged = goods
      .filter((line) => hindranceOf(line) === null)
      .map((line) => {
        const there = before.get(line.variantId)
        const number = Math.min((there?.number ?? 0) + line.quantity, line.stock, MAX_QUANTITY)
        return { detail_id: line.variantId, number, selected: line.selected || (there?.selected ?? false) }
      })
      .filter(({ number }) => number > 0)
    const fresh = merged.filter(({ detail_id }) => !before.has(detail_id)).slice(0, CART_LINES_MAX - kept.length)
    await putInCart(tx, shop, memberId, [...merged.filter(({ detail_id }) => before.has(detail_id)), ...fresh])
  })
  return memberCart(shop, memberId)
}

/** One change of a cart at a time: what is put in is reckoned from what is there. */
async function lockCart(tx: Queries, { site }: Shop, memberId: number): Promise<void> {
  await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.siteId, site.id), eq(member.id, memberId)))
    .for("no key update")
}

async function numberInCart(tx: Queries, memberId: number, variantId: number): Promise<number> {
  const [line] = await tx
    .select({ number: cartLine.number })
    .from(cartLine)
    .where(and(eq(cartLine.memberId, memberId), eq(cartLine.variantId, variantId)))
  return line?.number ?? 0
}

async function putInCart(tx: Queries, { site }: Shop, memberId: number, lines: readonly KeptLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(cartLine)
    .values(lines.map(({ detail_id: variantId, ...line }) => ({ siteId: site.id, memberId, variantId, ...line })))
    .onConflictDoUpdate({
      target: [cartLine.memberId, cartLine.variantId],
      set: { number: sql`excluded.number`, selected: sql`excluded.selected` },
    })
}

/** Why something cannot be put in a cart in whatever number. A price on request may have tiers from some number on. */
function hindranceOf({ onSale, price, tiers }: CartGoods): "offSale" | "priceOnRequest" | null {
  if (!onSale) return "offSale"
  return price > 0 || tiers.length > 0 ? null : "priceOnRequest"
}

const ofMember = ({ site }: Shop, memberId: number) =>
  and(eq(cartLine.siteId, site.id), eq(cartLine.memberId, memberId))
