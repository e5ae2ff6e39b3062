import type { BodyOf } from "../../contract/call.ts"
import type { returnCalls } from "../../contract/return-calls.ts"
import type { Queries } from "../../db/database.ts"
import { returnLine, returnPicture, returnRequest } from "../../db/schema/after-sale.ts"
import { shopperMay } from "../../domain/orders/order-actions.ts"
import { isOrderStatus, isPaymentStatus } from "../../domain/orders/order-status.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import { tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { takeUploads } from "../media/take-uploads.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { lockOrder } from "../order-records/lock-order.ts"
import { noteEvent } from "../order-records/note-event.ts"
import { provenOrder } from "../order-records/proven-order.ts"
import { runningReturnOf } from "../orders/running-return.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import type { Shopper } from "../who.ts"
import { returnableLines } from "./returnable-lines.ts"
import { type PiecesBack, spreadPieces } from "./spread-pieces.ts"

type Wish = BodyOf<(typeof returnCalls)["POST /api/order/returned"]>

/** Each one sends mails; nobody asks for so many. */
const LIMIT = { max: 20, seconds: 3600 }

/** Asks to send pieces back: one return of an order at a time, and no piece twice. */
export async function requestReturn(shop: Shop, shopper: Shopper, wish: Wish) {
  const found = await provenOrder(shop, shopper, wish)
  if (isRefused(found)) return found
  const { viewer } = found
  const tooMany = await tooManyFromHere(shop, "return", LIMIT)
  if (tooMany) return tooMany
  return transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, shop.site.id, found.order.id)
    if (!order || !isOrderStatus(order.status) || !isPaymentStatus(order.paymentStatus)) return refused("unknownOrder")
    const returnRunning = await runningReturnOf(tx, order)
    const state = { status: order.status, payment: order.paymentStatus, returnRunning, viewer, remarksOn: false }
    if (!shopperMay("return", state)) return refused("notPossibleNow", { dStatus: order.status, returnRunning })
    const pieces = spreadPieces(await returnableLines(tx, shop.site.id, order.id), wish.items)
    if (isRefused(pieces)) return pieces
    const pictures = await takeUploads(tx, shop.site.id, wish.images, order.id)
    if (isRefused(pictures)) return pictures
    const returned_id = await store(tx, order, wish, pieces, pictures)
    await tell(tx, shop, order, returned_id)
    return { returned_id }
  })
}

async function store(tx: Queries, order: OrderRow, wish: Wish, pieces: PiecesBack[], pictures: number[]) {
  const { siteId, id: orderId } = order
  const [row] = await tx
    .insert(returnRequest)
    .values({ siteId, orderId, reason: wish.reason, content: wish.content })
    .returning({ id: returnRequest.id })
  if (!row) throw new Error("The return was not stored")
  const ofReturn = { siteId, returnId: row.id }
  await tx.insert(returnLine).values(pieces.map((line) => ({ ...ofReturn, orderId, ...line })))
  const shown = pictures.map((mediaId, position) => ({ ...ofReturn, mediaId, position }))
  if (shown.length > 0) await tx.insert(returnPicture).values(shown)
  return row.id
}

/** The timeline, the buyer and the shop. */
async function tell(tx: Queries, { site, origin }: Shop, order: OrderRow, returnId: number): Promise<void> {
  await noteEvent(tx, order, "returnRequested", { returnId })
  const cause = `returnRequested ${returnId}`
  const mail = { siteId: site.id, kind: "returnRequested", origin, content: { returnId } } as const
  await queueMail(tx, { ...mail, recipient: order.email, language: order.language, cause })
  if (site.contactEmail)
    await queueMail(tx, { ...mail, recipient: site.contactEmail, language: site.siteDefault, cause: `${cause} shop` })
}
