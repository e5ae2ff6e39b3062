import { charged } from "../../domain/pricing/charged-amount.ts"
import { cents } from "../../domain/pricing/money.ts"
import type { BackInStock } from "./load-back-in-stock.ts"
import type { InquiryTold, MessageTold } from "./load-contact.ts"
import type { OrderTold } from "./load-order.ts"
import type { ReturnTold } from "./load-return.ts"
import type { MailContents } from "./mail-kinds.ts"

/** Nobody has this address: the domain is kept for examples. */
const EMAIL = "robin@people.example"
const ORDERED = new Date("2026-03-14T10:00:00Z")
const HELD_UNTIL = new Date("2026-03-15T10:00:00Z")
const SENT_OUT = 8
const PAID = 1
const PIECES = 2
const TEA = { id: 1, name: "Assam TGFOP", number: "A-100", specs: "250 g", picture: null, isGift: false }
const POT = { id: 2, name: "Kyusu", number: "K-7", specs: "", picture: null, isGift: false }

/** Two pieces for 12.50 and one for 48.00, sent for 4.90. */
export const sampleOrder = (): OrderTold => ({
  orderNo: "20260314-7KQ2M9XWAR4TZ",
  email: EMAIL,
  status: SENT_OUT,
  paymentStatus: PAID,
  paymentWay: "online",
  createdAt: ORDERED,
  expiresAt: HELD_UNTIL,
  carrier: "DHL",
  trackingNo: "00340434161094042557",
  remark: "",
  instructions: "",
  currencyCode: "EUR",
  currencySymbol: "€",
  rate: "1",
  total: cents(7_790),
  droppedGifts: [],
  shownSubtotal: charged(7_300),
  shownFreight: charged(490),
  shownTotal: charged(7_790),
  tax: null,
  business: null,
  address: {
    contact: "Robin Berg",
    callingCode: "49",
    mobile: "30 1234567",
    email: EMAIL,
    regionCode: "DE-BE",
    regionName: "Berlin",
    countryName: "Deutschland",
    city: "Berlin",
    street: "Torstraße 1",
    zipCode: "10119",
  },
  lines: [
    { ...TEA, quantity: PIECES, unitPrice: cents(1_250) },
    { ...POT, quantity: 1, unitPrice: cents(4_800) },
  ],
  reductions: [],
})

export const sampleRefund = (): MailContents["orderRefunded"] => ({
  orderId: 1,
  amount: charged(1_250),
  currencyCode: "EUR",
})

export const sampleReturn = (): ReturnTold => {
  const order = sampleOrder()
  return {
    reason: "…",
    content: "",
    answer: "",
    refund: cents(1_250),
    expressCompany: "DHL",
    expressNo: "00340434161094042999",
    order,
    lines: order.lines.slice(0, 1),
  }
}

export const sampleContact = () => ({
  name: "Robin Berg",
  email: EMAIL,
  phone: "",
  country: "Deutschland",
  content: "…",
})

export const sampleInquiry = (): InquiryTold => ({
  ...sampleContact(),
  id: 1,
  siteId: 0,
  number: "Q20260314-7KQ2",
  company: "Berg & Co.",
  language: "en",
  answer: "…",
  answeredAt: ORDERED,
  createdAt: ORDERED,
  lines: sampleOrder().lines,
})

/** Its sender has written again. */
export const sampleMessage = (): MessageTold => {
  const inquiry = sampleInquiry()
  const { name, content } = inquiry
  return {
    ...inquiry,
    message: { id: 1, by: "shopper", name, content, quote: null, createTime: inquiry.createdAt.toISOString() },
    base: { code: "EUR", symbol: "€" },
  }
}

export const sampleGoods = (): BackInStock => ({ ...TEA, path: "/" })
