import { type ChargedAmount, chargedLess, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { piecesAmount } from "../../domain/pricing/charged-reckoning.ts"
import { orderPath } from "../../domain/site/route-address.ts"
import { taxRows } from "../order-records/tax-shown.ts"
import { countryOf } from "../sites/country-names.ts"
import type { OrderTold } from "./load-order.ts"
import type { MailLine, MailPart } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"

type Goods = Pick<OrderTold["lines"][number], "name" | "number" | "specs" | "picture"> & {
  quantity: number | null
}

/** Lines and sums in the currency that the buyer saw. The lines sum to the goods, and all of it to the total. */
export function reckoningParts(order: OrderTold, writing: Writing): MailPart[] {
  const { words, format } = writing
  const currency = { code: order.currencyCode, symbol: order.currencySymbol, rate: order.rate }
  const inFigures = (amount: ChargedAmount) => format.amount(amount, currency)
  const bought = order.lines.map((line) => ({
    ...goodsLine(line, writing),
    amount: line.isGift ? words.gift : inFigures(piecesAmount(line.unitPrice, line.quantity, currency)),
  }))
  const tax = order.tax && taxRows(order.tax, writing.language)
  const taxSum = ({ text, amount }: { text: string; amount: ChargedAmount | null }) => {
    return { name: text, amount: amount === null ? "" : inFigures(amount) }
  }
  const reductions = order.reductions.filter(({ shown }) => shown > 0)
  return [
    { part: "lines", lines: bought },
    {
      part: "sums",
      sums: [
        { name: words.subtotal, amount: inFigures(order.shownSubtotal) },
        ...reductions.map(({ name, shown }) => ({ name, amount: inFigures(chargedLess(NOTHING_CHARGED, shown)) })),
        { name: words.freight, amount: order.shownFreight === 0 ? words.free : inFigures(order.shownFreight) },
        ...(tax?.aboveTotal ?? []).map(taxSum),
        { name: words.total, amount: inFigures(order.shownTotal), isTotal: true },
        ...(tax?.belowTotal ?? []).map(taxSum),
      ],
    },
  ]
}

export function goodsLine({ name, number, specs, picture, quantity }: Goods, writing: Writing): MailLine {
  const details = [specs, writing.format.ltr(number)].filter((detail) => detail.trim() !== "")
  return { name, details, quantity, amount: null, picture: writing.picture(picture) }
}

export function orderFacts(order: OrderTold, { words, format }: Writing): MailPart {
  return {
    part: "facts",
    facts: [
      { name: words.order, value: order.orderNo, isLtr: true },
      { name: words.orderedOn, value: format.day(order.createdAt) },
    ],
  }
}

export function addressPart({ address }: OrderTold, { words, format, language }: Writing): MailPart {
  const { contact, street, zipCode, city, regionName, callingCode, mobile } = address
  const code = callingCode.replace(/^\+?(?=\d)/, "+")
  const country = countryOf(address, language)
  const rows = [contact, street, `${zipCode} ${city}`, regionName, country, format.ltr(`${code} ${mobile}`.trim())]
  return { part: "address", title: words.deliverTo, rows: rows.map((row) => row.trim()).filter(Boolean) }
}

/** For which business it was bought; nothing where somebody bought it for themselves. */
export function businessParts({ address, business }: OrderTold, { words, format, language }: Writing): MailPart[] {
  if (!business) return []
  const billing = business.billing ?? address
  const { street, zipCode, city, regionName } = billing
  const number = business.vatNumber && `${words.vatNumber} ${format.ltr(business.vatNumber)}`
  const rows = [business.company, street, `${zipCode} ${city}`, regionName, countryOf(billing, language), number ?? ""]
  return [{ part: "address", title: words.billTo, rows: rows.map((row) => row.trim()).filter(Boolean) }]
}

export function orderButton(
  order: OrderTold,
  { words, link, origin }: Writing,
  label = words.viewOrder,
  ownLink?: string,
): MailPart {
  return { part: "button", label, link: ownLink === undefined ? link(orderPath(order.orderNo)) : origin + ownLink }
}
