import { shownAmount } from "../../domain/pricing/currency.ts"
import { greeting } from "./greeting.ts"
import type { ReturnTold } from "./load-return.ts"
import type { MailPage, MailPart } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import { goodsLine, orderButton, orderFacts } from "./order-parts.ts"

type Step =
  | ("returnRequested" | "returnApproved" | "returnRefused")
  | ("returnSentBack" | "returnConfirmed" | "returnCancelled")

/** To the buyer; what there is to say apart from the step itself follows from the return. */
export function returnPage(step: Step, told: ReturnTold, writing: Writing): MailPage {
  const { say } = writing
  const { order } = told
  const isAnswered = step === "returnApproved" || step === "returnRefused" || step === "returnConfirmed"
  return {
    subject: say(`${step}Subject`, { orderNo: order.orderNo }),
    title: say(`${step}Title`),
    greeting: greeting(writing, order.address.contact),
    parts: [
      { part: "words", text: say(`${step}Text`) },
      ...(step === "returnConfirmed" ? refundParts(told, writing) : []),
      ...(isAnswered && told.answer ? [quote(say("ourAnswer"), told.answer)] : []),
      orderButton(order, writing),
      orderFacts(order, writing),
      ...(step === "returnSentBack" ? parcelParts(told, writing) : []),
      linesPart(told, writing),
    ],
  }
}

/** To the merchant, who answers the buyer by replying. */
export function returnToHandlePage(told: ReturnTold, writing: Writing): MailPage {
  const { say, format } = writing
  const { order } = told
  const { contact } = order.address
  return {
    subject: say("returnToHandleSubject", { orderNo: order.orderNo }),
    title: say("returnToHandleTitle"),
    parts: [
      { part: "words", text: say("returnToHandleText", { name: contact }) },
      orderFacts(order, writing),
      { part: "facts", facts: [{ name: say("reason"), value: told.reason }] },
      ...(told.content ? [quote(say("message"), told.content)] : []),
      linesPart(told, writing),
      { part: "words", text: say("replyGoesTo", { email: format.ltr(order.email) }) },
    ],
    replyTo: order.email,
  }
}

function refundParts({ refund, order }: ReturnTold, { say, format }: Writing): MailPart[] {
  if (refund === 0) return []
  const currency = { code: order.currencyCode, symbol: order.currencySymbol, rate: order.rate }
  const amount = format.amount(shownAmount(refund, currency), currency)
  return [
    { part: "words", text: say("returnConfirmedMoney") },
    { part: "sums", sums: [{ name: say("refund"), amount, isTotal: true }] },
  ]
}

function parcelParts({ expressCompany, expressNo }: ReturnTold, { say }: Writing): MailPart[] {
  const facts = [
    ...(expressCompany ? [{ name: say("carrier"), value: expressCompany }] : []),
    ...(expressNo ? [{ name: say("trackingNo"), value: expressNo, isLtr: true }] : []),
  ]
  return facts.length > 0 ? [{ part: "facts", facts }] : []
}

const quote = (title: string, text: string): MailPart => ({ part: "quote", title, text })

const linesPart = ({ lines }: ReturnTold, writing: Writing): MailPart => ({
  part: "lines",
  lines: lines.map((line) => goodsLine(line, writing)),
})
