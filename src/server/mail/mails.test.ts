import { HtmlValidate } from "html-validate"
import { describe, expect, test } from "vitest"
import type { InquiryMessage } from "../../contract/inquiry-shapes.ts"
import { PLAIN_LOOK } from "../../contract/mail-tokens.ts"
import { LOCALE_CODES, type LocaleCode } from "../../domain/locales/locales.ts"
import { charged, chargedLess, chargedSum } from "../../domain/pricing/charged-amount.ts"
import { piecesAmount } from "../../domain/pricing/charged-reckoning.ts"
import { cents, toDecimal } from "../../domain/pricing/money.ts"
import { MAIL_KINDS } from "../../domain/site/mail-kinds.ts"
import { taxRate } from "../../domain/tax/tax-rate.ts"
import {
  accessGrantedPage,
  emailChangedPage,
  emailCodePage,
  passkeyAddedPage,
  passkeyRemovedPage,
  passwordChangedPage,
  resetCodePage,
  staffLinkPage,
  welcomePage,
} from "./account-mails.ts"
import { backInStockPage } from "./back-in-stock-mail.ts"
import {
  accessRequestPage,
  feedbackPage,
  inquiryAnsweredPage,
  inquiryMessagePage,
  inquiryPage,
  inquiryReceivedPage,
  inquiryToldPage,
  letterPage,
} from "./contact-mails.ts"
import type { InquiryTold } from "./load-contact.ts"
import type { OrderTold } from "./load-order.ts"
import type { ParcelTold } from "./load-parcel.ts"
import type { ReturnTold } from "./load-return.ts"
import type { MailKind } from "./mail-kinds.ts"
import type { MailPage } from "./mail-page.ts"
import { type Writing, writingOf } from "./mail-writing.ts"
import {
  merchantPage,
  orderCancelledPage,
  orderChangedPage,
  orderExpiredPage,
  orderPaidPage,
  orderPlacedPage,
  orderRefundedPage,
} from "./order-mails.ts"
import { orderRestCancelledPage, orderShippedPage } from "./parcel-mails.ts"
import { renderMail, SUBJECT_LETTERS_MAX } from "./render-mail.ts"
import { returnPage, returnToHandlePage } from "./return-mails.ts"
import { samplePage } from "./sample-mails.ts"

const NASTY = `<script>alert("1")</script>`
const HTML = `Bobby "Tables" <b>& Sons</b>`

const line = { isGift: false, number: "MT-1", specs: "Colour: Green", picture: "sport/ball.webp" }
const order: OrderTold = {
  orderNo: "20261115-7KQ2M9XWAR4TZ",
  email: "anna@people.example",
  status: 8,
  paymentStatus: 1,
  paymentWay: "online",
  createdAt: new Date("2026-11-15T10:00:00Z"),
  expiresAt: new Date("2026-11-16T10:00:00Z"),
  carrier: `DHL ${NASTY}`,
  trackingNo: "00340434161094042557",
  remark: `Please ring.\n${NASTY}`,
  instructions: `IBAN DE02 1203 0000 0000 2020 51\n${NASTY}`,
  currencyCode: "EUR",
  currencySymbol: "€",
  rate: "1.07000000",
  total: cents(137_899),
  droppedGifts: [
    { goodsId: 1, variantId: 1, name: `Tea spoon ${NASTY}`, specs: "", number: 2, picture: null, promotion: "Spring" },
  ],
  shownSubtotal: charged(130_747),
  shownFreight: charged(747),
  shownTotal: charged(128_878),
  tax: {
    kind: "domestic",
    country: "DE",
    prices: "gross",
    shownChange: charged(0),
    rates: [{ rate: taxRate(190_000), tax: charged(20_577) }],
  },
  business: {
    company: `Marsh & Sons ${NASTY}`,
    vatNumber: "ATU12345678",
    billing: {
      regionCode: "AT",
      regionName: "",
      countryName: "Austria",
      city: "Wien",
      street: `Ring 1 ${NASTY}`,
      zipCode: "1010",
    },
  },
  address: {
    contact: HTML,
    callingCode: "49",
    mobile: "30 1234567",
    email: "anna@people.example",
    regionCode: "DE-BE",
    regionName: "Berlin",
    countryName: "Germany",
    city: "Berlin",
    street: `Torstraße 1 ${NASTY}`,
    zipCode: "10119",
  },
  lines: [
    { ...line, id: 1, name: "Marsh teapot", quantity: 3, unitPrice: cents(3_333) },
    { ...line, id: 2, name: `Kettle ${NASTY}`, quantity: 1, unitPrice: cents(129_900), picture: null, specs: "" },
    { ...line, id: 3, name: "Tea towel", quantity: 1, unitPrice: cents(0), isGift: true },
  ],
  reductions: [
    { name: `Spring <sale>`, shown: charged(1_681) },
    { name: "Welcome", shown: charged(935) },
  ],
}
const parcel: ParcelTold = {
  carrier: `DHL ${NASTY}`,
  trackingNo: "00340434161094042558",
  pieces: [
    { id: 1, quantity: 2 },
    { id: 3, quantity: 1 },
  ],
  isPart: true,
  restFollows: true,
}
const returned: ReturnTold = {
  reason: "Too small",
  content: `It does not fit.\n${NASTY}`,
  answer: `Send it back.\n${NASTY}`,
  refund: cents(3_333),
  expressCompany: "UPS",
  expressNo: "1Z999",
  order,
  lines: order.lines.slice(0, 1),
}
const inquiry: InquiryTold = {
  id: 1,
  siteId: 1,
  number: "Q20261115-ABCD",
  name: HTML,
  email: "buyer@trade.example",
  phone: "+44 20 1234",
  country: "United Kingdom",
  company: NASTY,
  content: `500 pieces?\n${NASTY}`,
  language: "en",
  answer: `Dear buyer,\n\nyes.\n${NASTY}`,
  answeredAt: new Date(0),
  createdAt: new Date(0),
  lines: order.lines,
}
const base = { code: "USD", symbol: "$" }
const message: InquiryMessage = {
  id: 1,
  by: "staff",
  name: NASTY,
  content: `Dear buyer,\n\nhere it is.\n${NASTY}`,
  quote: {
    id: 1,
    state: "open",
    lines: [
      {
        goodId: 1,
        goodDetailId: 1,
        goodName: `Ball ${NASTY}`,
        goodNo: "MT-1",
        specs: "Colour: Green",
        image: "/media/sport/ball.webp",
        url: "/item/ball_1",
        number: 500,
        price: toDecimal(cents(1190)),
        total: toDecimal(cents(595_000)),
      },
    ],
    goodsTotal: toDecimal(cents(595_000)),
    freight: toDecimal(cents(18_000)),
    total: toDecimal(cents(613_000)),
    validUntil: "2026-12-15",
    order_no: null,
  },
  createTime: "2026-11-15T10:00:00Z",
}
const word = { name: HTML, email: "guest@people.example", country: "France", phone: "", content: `Hello\n${NASTY}` }

/** Every kind; a new one without samples does not compile. */
const samples: Record<MailKind, (writing: Writing) => MailPage[]> = {
  welcome: (writing) => [
    welcomePage({ userName: "Anna", coupon: `10 % ${NASTY}` }, writing),
    welcomePage({ userName: NASTY, coupon: null }, writing),
  ],
  resetCode: (writing) => [resetCodePage({ userName: HTML, code: "482913", minutes: 15 }, writing)],
  emailCode: (writing) => [emailCodePage({ userName: HTML, code: "482913", minutes: 30 }, writing)],
  emailChanged: (writing) => [emailChangedPage({ userName: NASTY }, writing)],
  passwordChanged: (writing) => [passwordChangedPage({ userName: HTML }, writing)],
  passkeyAdded: (writing) => [passkeyAddedPage({ userName: HTML, passkey: NASTY }, writing)],
  passkeyRemoved: (writing) => [passkeyRemovedPage({ userName: NASTY, passkey: HTML }, writing)],
  sample: (writing) => MAIL_KINDS.map((kind) => samplePage(kind, `We are moving.\n\n${NASTY}`, writing)),
  staffLink: (writing) => [staffLinkPage({ name: "Sam", link: "https://shop.example/admin?t=1&u=2" }, writing)],
  orderPlaced: (writing) => [
    orderPlacedPage({ ...order, paymentStatus: 0 }, writing),
    orderPlacedPage({ ...order, paymentStatus: 0, paymentWay: "agreement" }, writing),
    orderPlacedPage({ ...order, paymentStatus: 0, paymentWay: "bankTransfer" }, writing),
    orderPlacedPage({ ...order, paymentStatus: 0, paymentWay: "cash" }, writing),
    orderPlacedPage({ ...order, paymentStatus: 0, paymentWay: "invoice" }, writing),
    orderPlacedPage({ ...order, expiresAt: null }, writing),
    orderPlacedPage({ ...order, paymentStatus: 0 }, writing, "/order-link/20261115-7KQ2M9XWAR4TZ/1.x"),
  ],
  orderChanged: (writing) => [
    orderChangedPage(order, writing),
    orderChangedPage({ ...order, paymentStatus: 0 }, writing, "/order-link/20261115-7KQ2M9XWAR4TZ/1.x"),
  ],
  orderPaid: (writing) => [orderPaidPage(order, writing)],
  merchantPaid: (writing) => [merchantPage("merchantPaid", order, writing)],
  merchantUnpaid: (writing) => [merchantPage("merchantUnpaid", { ...order, paymentStatus: 0 }, writing)],
  orderShipped: (writing) => [
    orderShippedPage(order, writing, null),
    orderShippedPage({ ...order, carrier: null, trackingNo: null }, writing, null),
    orderShippedPage(order, writing, { ...parcel, isPart: false, restFollows: false }),
    orderShippedPage(order, writing, parcel),
  ],
  orderCancelled: (writing) => [
    orderCancelledPage(order, writing),
    orderCancelledPage({ ...order, paymentStatus: 0 }, writing),
  ],
  orderRestCancelled: (writing) => [
    orderRestCancelledPage(order, { orderId: 1, pieces: parcel.pieces, isPaid: true }, writing),
  ],
  orderExpired: (writing) => [orderExpiredPage(order, writing)],
  orderRefunded: (writing) => [
    orderRefundedPage(order, { orderId: 1, amount: charged(123_456), currencyCode: "EUR" }, writing),
    orderRefundedPage(order, { orderId: 1, amount: charged(123_456), currencyCode: "JPY" }, writing),
  ],
  returnRequested: (writing) => [
    returnPage("returnRequested", returned, writing),
    returnToHandlePage(returned, writing),
  ],
  returnApproved: (writing) => [returnPage("returnApproved", returned, writing)],
  returnRefused: (writing) => [returnPage("returnRefused", returned, writing)],
  returnSentBack: (writing) => [returnPage("returnSentBack", returned, writing)],
  returnConfirmed: (writing) => [
    returnPage("returnConfirmed", returned, writing),
    returnPage("returnConfirmed", { ...returned, refund: cents(0), answer: "" }, writing),
  ],
  returnCancelled: (writing) => [returnPage("returnCancelled", returned, writing)],
  inquiry: (writing) => [inquiryPage(inquiry, writing)],
  inquiryReceived: (writing) => [inquiryReceivedPage(inquiry, writing)],
  inquiryAnswered: (writing) => [
    inquiryAnsweredPage(inquiry, writing),
    inquiryToldPage({ ...inquiry, message, base }, "/inquiry?token=1-1.x", writing),
    inquiryToldPage({ ...inquiry, message: { ...message, quote: null }, base }, "/inquiry?token=1-1.x", writing),
  ],
  inquiryMessage: (writing) => [
    inquiryMessagePage({ ...inquiry, message: { ...message, by: "shopper", quote: null }, base }, writing),
  ],
  accessRequest: (writing) => [accessRequestPage(word, writing)],
  accessGranted: (writing) => [accessGrantedPage(word, "open sesame", writing)],
  letter: (writing) => [letterPage("https://quarter.example/newsletter?token=x", writing)],
  backInStock: (writing) => [
    backInStockPage(
      { ...line, name: `Kettle ${NASTY}`, path: "/item/kettle_2" },
      "/back-in-stock?token=1-1.x",
      writing,
    ),
    backInStockPage({ name: HTML, number: "", specs: "", picture: null, path: "/item/x_3" }, "/x", writing),
  ],
  feedback: (writing) => [feedbackPage(word, writing)],
}

const writing = (language: LocaleCode) =>
  writingOf({
    shop: {
      id: 1,
      title: `Quarter ${NASTY}`,
      template: "default-modulized",
      timeZone: "UTC",
      contactEmail: "hello@shop.example",
      goodsPassword: "open sesame",
      mailSenderName: "",
      mailSenderAddress: "",
      mailReplyTo: "",
      siteDefault: "en",
      offered: LOCALE_CODES,
      colours: {},
    },
    looks: { "default-modulized": { ...PLAIN_LOOK, moduleCorner: 64 } },
    language,
    origin: "https://shop.example",
    recipient: "anna@people.example",
  })

const all = (language: LocaleCode) => {
  const inLanguage = writing(language)
  return Object.entries(samples).flatMap(([kind, pages]) =>
    pages(inLanguage).map((page, index) => [`${kind} ${index + 1}`, page, renderMail(page, inLanguage)] as const),
  )
}

// Mail programs want attributes and comments that the standard has given up.
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: { "no-deprecated-attr": "off", "no-conditional-comment": "off", "attribute-boolean-style": "off" },
})

const plain = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, "")
    .replace(/<br>|<\/(?:td|p|div|h1)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")

/** Markup is the same in every language but for its direction; validating takes far longer than writing. */
const VALIDATED: readonly LocaleCode[] = ["en", "ara"]

describe.each(VALIDATED)("every mail in %s is valid HTML", (language) => {
  test.each(all(language))("%s", async (_, __, mail) => {
    const { results } = await validator.validateString(mail.html)
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    )
  })
})

describe.each(LOCALE_CODES)("every mail in %s", (language) => {
  test.each(all(language))("%s", (_, page, mail) => {
    expect(mail.subject.length).toBeLessThanOrEqual(SUBJECT_LETTERS_MAX)
    for (const written of [mail.subject, mail.html, mail.text]) {
      expect(written).not.toMatch(/undefined|\[object|NaN|\{\w+\}/)
      expect(written.trim()).not.toBe("")
    }
    expect(mail.html).not.toMatch(/<script|<b>& Sons/)
    // What one form says the other says too.
    const numbers = (text: string) => new Set(text.match(/\d[\d.,]*\d|\d/g))
    expect([...numbers(plain(mail.html))].filter((number) => !numbers(mail.text).has(number))).toEqual([])
    for (const part of page.parts) if (part.part === "button") expect(mail.text).toContain(part.link)
  })
})

test("the amounts of an order add up, in whatever currency", () => {
  for (const rate of ["1", "1.07000000", "0.00671234", "7.77777777"]) {
    const currency = { code: "EUR", rate }
    const shownSubtotal = chargedSum(
      order.lines.map(({ unitPrice, quantity }) => piecesAmount(unitPrice, quantity, currency)),
    )
    const off = chargedSum(order.reductions.map(({ shown }) => shown))
    const shownTotal = chargedSum([chargedLess(shownSubtotal, off), order.shownFreight])
    const page = orderPaidPage({ ...order, rate, shownSubtotal, shownTotal }, writing("en"))
    const minor = (text: string) => (text === "Free" || text === "Gift" ? 0 : Number(text.replace(/[€,.]/g, "")))
    const lines = page.parts
      .flatMap((part) => (part.part === "lines" ? part.lines : []))
      .map(({ amount }) => minor(amount ?? ""))
    const sums = page.parts
      .flatMap((part) => (part.part === "sums" ? part.sums : []))
      .map(({ amount }) => minor(amount))
    const add = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
    expect(add(lines)).toBe(sums[0])
    // Below the total stands the tax that it contains.
    expect(add(sums.slice(0, -2))).toBe(sums.at(-2))
    expect(sums.at(-1)).toBe(20_577)
  }
})

test("an order mail says what was bought, where it goes and how to get there", () => {
  const { text } = renderMail(orderShippedPage(order, writing("de"), null), writing("de"))
  for (const told of ["3 × Marsh teapot", "MT-1", "Spring <sale>: -€16,81", "Gesamt: €1.288,78", "10119 Berlin"])
    expect(text).toContain(told)
  expect(text).toContain("Sendungsnummer: 00340434161094042557")
  expect(text).toContain("https://shop.example/de/Center/Order/20261115-7KQ2M9XWAR4TZ")
})

test("pictures and links are whole addresses; pictures are in a format that mail programs know", () => {
  const { html } = renderMail(orderPaidPage(order, writing("en")), writing("en"))
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = ""]) => address)
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/shop\.example\//)
  expect(html).toContain("https://shop.example/media/sport/ball.webp?w=160&amp;f=jpeg")
})

test("Arabic runs from the right, amounts and numbers in it from the left", () => {
  const { html, text } = renderMail(orderPaidPage(order, writing("ara")), writing("ara"))
  expect(html).toMatch(/<html lang="ar" dir="rtl">/)
  expect(html).toContain("border-bottom-left-radius:64px")
  expect(text).toContain("الإجمالي: \u200e€1,288.78\u200e")
})

test("the shop is answered by replying, and whoever wrote to the shop", () => {
  const replies = (page: MailPage) => renderMail(page, writing("en")).replyTo
  expect(replies(orderPaidPage(order, writing("en")))).toBe("hello@shop.example")
  expect(replies(feedbackPage(word, writing("en")))).toBe("guest@people.example")
  expect(replies(inquiryPage(inquiry, writing("en")))).toBe("buyer@trade.example")
  expect(replies(returnToHandlePage(returned, writing("en")))).toBe("anna@people.example")
})

test("nobody can have the shop send an advertisement to a stranger", () => {
  const advertisement = "Win at http://casino.example"
  const asked = { ...inquiry, name: advertisement, content: advertisement, company: advertisement }
  const mails = [
    inquiryReceivedPage(asked, writing("en")),
    welcomePage({ userName: advertisement, coupon: null }, writing("en")),
    resetCodePage({ userName: advertisement, code: "1", minutes: 1 }, writing("en")),
  ]
  for (const page of mails) expect(JSON.stringify(renderMail(page, writing("en")))).not.toContain("casino")
})

test("a subject is one line, whatever a name holds", () => {
  const name = `Eve\r\nBcc: all@people.example ${"very ".repeat(40)}long`
  const { subject } = renderMail(feedbackPage({ ...word, name }, writing("en")), writing("en"))
  expect(subject).toMatch(/^A message from Eve Bcc: all@people\.example very .+…$/)
})
