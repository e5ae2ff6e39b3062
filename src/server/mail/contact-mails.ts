import type { InquiryQuote } from "../../contract/inquiry-shapes.ts"
import { charged } from "../../domain/pricing/charged-amount.ts"
import { fromDecimal } from "../../domain/pricing/money.ts"
import type { InquiryTold, MessageTold } from "./load-contact.ts"
import type { MailPage, MailPart } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import { goodsLine } from "./order-parts.ts"

type Sender = { name: string; email: string; phone?: string; country?: string; company?: string; content: string }

/** To the merchant, who answers the sender by replying. */
export function inquiryPage(inquiry: InquiryTold, writing: Writing): MailPage {
  const { say } = writing
  const { number, name } = inquiry
  return toMerchant(inquiry, writing, say("inquirySubject", { number, name }), say("inquiryTitle"), [
    {
      part: "facts",
      facts: [{ name: say("inquiryNo"), value: number, isLtr: true }, ...senderFacts(inquiry, writing)],
    },
    linesPart(inquiry, writing),
  ])
}

export function accessRequestPage(asked: Sender, writing: Writing): MailPage {
  const { say } = writing
  const subject = say("accessRequestSubject", { name: asked.name })
  return toMerchant(asked, writing, subject, say("accessRequestTitle"), [
    { part: "words", text: say("accessRequestText") },
    { part: "facts", facts: senderFacts(asked, writing) },
  ])
}

export function feedbackPage(word: Sender, writing: Writing): MailPage {
  const { say } = writing
  return toMerchant(word, writing, say("feedbackSubject", { name: word.name }), say("feedbackTitle"), [
    { part: "facts", facts: senderFacts(word, writing) },
  ])
}

/** To the sender. What they wrote is not repeated: else anybody could have the shop send any words to any address. */
export function inquiryReceivedPage(inquiry: InquiryTold, writing: Writing): MailPage {
  const { say } = writing
  return {
    subject: say("inquiryReceivedSubject", { number: inquiry.number }),
    title: say("inquiryReceivedTitle"),
    parts: [
      { part: "words", text: say("inquiryReceivedText") },
      { part: "facts", facts: [{ name: say("inquiryNo"), value: inquiry.number, isLtr: true }] },
      linesPart(inquiry, writing),
    ],
  }
}

/** The merchant's answer, with the question below it. */
export function inquiryAnsweredPage(inquiry: InquiryTold, writing: Writing): MailPage {
  const { say } = writing
  return {
    subject: say("inquiryAnsweredSubject", { number: inquiry.number }),
    title: say("inquiryAnsweredTitle"),
    parts: [
      ...inquiry.answer.split(/\n{2,}/).map((text): MailPart => ({ part: "words", text })),
      { part: "quote", title: say("yourInquiry"), text: inquiry.content },
      { part: "facts", facts: [{ name: say("inquiryNo"), value: inquiry.number, isLtr: true }] },
      linesPart(inquiry, writing),
    ],
  }
}

/** What the shop has said, with its offer, and the way to the conversation. */
export function inquiryToldPage({ message, base, ...inquiry }: MessageTold, path: string, writing: Writing): MailPage {
  const { say, link } = writing
  return {
    subject: say("inquiryAnsweredSubject", { number: inquiry.number }),
    title: say("inquiryAnsweredTitle"),
    parts: [
      ...message.content.split(/\n{2,}/).map((text): MailPart => ({ part: "words", text })),
      ...(message.quote ? quoteParts(message.quote, base, writing) : []),
      { part: "quote", title: say("yourInquiry"), text: inquiry.content },
      { part: "facts", facts: [{ name: say("inquiryNo"), value: inquiry.number, isLtr: true }] },
      { part: "button", label: say("readAndAnswer"), link: link(path) },
    ],
  }
}

function quoteParts(quote: InquiryQuote, base: MessageTold["base"], { words, format, picture }: Writing): MailPart[] {
  const inFigures = (sum: InquiryQuote["total"]) => format.amount(charged(fromDecimal(sum)), base)
  const lines = quote.lines.map((line) => ({
    name: line.goodName,
    details: [line.specs, format.ltr(line.goodNo), format.ltr(`${line.number} × ${inFigures(line.price)}`)].filter(
      Boolean,
    ),
    quantity: line.number,
    amount: inFigures(line.total),
    picture: line.image && picture(line.image.replace(/^\/media\//, "")),
  }))
  // Noon, so that it is that day in every zone in which it may be written down.
  const validUntil = format.day(new Date(`${quote.validUntil}T12:00:00Z`))
  return [
    { part: "facts", facts: [{ name: words.quoteValidUntil, value: validUntil }] },
    { part: "lines", lines },
    {
      part: "sums",
      sums: [
        { name: words.subtotal, amount: inFigures(quote.goodsTotal) },
        { name: words.freight, amount: quote.freight === 0 ? words.free : inFigures(quote.freight) },
        { name: words.total, amount: inFigures(quote.total), isTotal: true },
      ],
    },
  ]
}

/** To the merchant: the sender of an inquiry has written again. */
export function inquiryMessagePage({ message, ...inquiry }: MessageTold, writing: Writing): MailPage {
  const { say } = writing
  const { number, name } = inquiry
  const said = { ...inquiry, content: message.content }
  return toMerchant(said, writing, say("inquiryMessageSubject", { number, name }), say("inquiryMessageTitle"), [
    {
      part: "facts",
      facts: [{ name: say("inquiryNo"), value: number, isLtr: true }, ...senderFacts(inquiry, writing)],
    },
  ])
}

function toMerchant(
  { email, content }: Sender,
  { say, format }: Writing,
  subject: string,
  title: string,
  parts: MailPart[],
): MailPage {
  const said: MailPart[] = content ? [{ part: "quote", title: say("message"), text: content }] : []
  const reply: MailPart = { part: "words", text: say("replyGoesTo", { email: format.ltr(email) }) }
  return { subject, title, parts: [...parts, ...said, reply], replyTo: email }
}

function senderFacts(sender: Sender, { say }: Writing) {
  const facts = [
    { name: say("name"), value: sender.name },
    { name: say("email"), value: sender.email, isLtr: true },
    { name: say("phone"), value: sender.phone ?? "", isLtr: true },
    { name: say("country"), value: sender.country ?? "" },
    { name: say("company"), value: sender.company ?? "" },
  ]
  return facts.filter(({ value }) => value !== "")
}

const linesPart = ({ lines }: InquiryTold, writing: Writing): MailPart => ({
  part: "lines",
  lines: lines.map((line) => goodsLine(line, writing)),
})

/** To whoever asked for the shop's letter: it confirms the address. */
export function letterPage(link: string, { shop, say }: Writing): MailPage {
  return {
    subject: say("letterSubject", { shop: shop.title }),
    title: say("letterTitle"),
    parts: [
      { part: "words", text: say("letterText") },
      { part: "button", label: say("confirmLetter"), link },
      { part: "words", text: say("letterUnasked") },
    ],
  }
}
