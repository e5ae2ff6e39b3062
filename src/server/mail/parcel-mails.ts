import type { OrderTold } from "./load-order.ts"
import type { ParcelTold } from "./load-parcel.ts"
import type { MailContents } from "./mail-kinds.ts"
import type { MailPage, MailPart } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import { orderPage, wholeOrder, words } from "./order-mails.ts"
import { addressPart, goodsLine, orderButton, orderFacts } from "./order-parts.ts"

/** With what a parcel holds, where that is not all of the order. */
export function orderShippedPage(order: OrderTold, writing: Writing, parcel: ParcelTold | null): MailPage {
  const { say } = writing
  const { carrier, trackingNo } = parcel ?? order
  const facts = [
    ...(carrier ? [{ name: say("carrier"), value: carrier }] : []),
    ...(trackingNo ? [{ name: say("trackingNo"), value: trackingNo, isLtr: true }] : []),
  ]
  const label: MailPart[] = facts.length > 0 ? [{ part: "facts", facts }] : []
  return orderPage("orderShipped", order, writing, [
    words(say("orderShippedText")),
    ...(parcel?.isPart && parcel.restFollows ? [words(say("orderShippedPart"))] : []),
    ...label,
    orderButton(order, writing),
    ...(parcel?.isPart
      ? [orderFacts(order, writing), inside(order, parcel.pieces, writing), addressPart(order, writing)]
      : wholeOrder(order, writing)),
  ])
}

/** What will not be sent of an order that has left in part. */
export function orderRestCancelledPage(
  order: OrderTold,
  { pieces, isPaid }: MailContents["orderRestCancelled"],
  writing: Writing,
): MailPage {
  const { say } = writing
  return orderPage("orderRestCancelled", order, writing, [
    words(say("orderRestCancelledText")),
    ...(isPaid ? [words(say("orderCancelledMoney"))] : []),
    orderButton(order, writing),
    orderFacts(order, writing),
    inside(order, pieces, writing),
  ])
}

function inside({ lines }: OrderTold, pieces: ParcelTold["pieces"], writing: Writing): MailPart {
  const quantities = new Map(pieces.map(({ id, quantity }) => [id, quantity]))
  return {
    part: "lines",
    lines: lines.flatMap((line) => {
      const quantity = quantities.get(line.id)
      if (quantity === undefined) return []
      const told = goodsLine({ ...line, quantity }, writing)
      return [line.isGift ? { ...told, amount: writing.words.gift } : told]
    }),
  }
}
