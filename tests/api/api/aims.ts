import type { AllCalls } from "../../../src/contract/calls.ts"
import type { Known } from "./plausible-ask.ts"

const DAY_MS = 86_400_000
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** Values that any call takes for a field of that name. */
export const EVERYWHERE: Known = {
  email: "stranger@people.example",
  order_no: "20260101-22222ABCDEFGH",
  region_code: "DE",
  region_id: undefined,
  countryId: undefined,
  calling_code: "49",
  callingCodes: "49",
  mobile: "0151 23456789",
  zip_code: "10115",
  zipCode: "10115",
  images: [],
  from: "2026-01-01",
  to: "2026-12-31",
  validUntil: "2099-12-31",
  beginTime: later(-1),
  endTime: later(1),
  publishTime: later(-1),
  expiry: "12/34",
  cvc: "123",
  logo: "",
  favico: "",
  image: null,
}

const credential = { id: "plausible", rawId: "plausible", type: "public-key" }
const clientDataJSON = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge: "plausible" })).toString(
  "base64url",
)
const passkeyUsed = {
  ...credential,
  response: { clientDataJSON, authenticatorData: "plausible", signature: "plausible" },
}
const passkeyMade = { ...credential, response: { clientDataJSON, attestationObject: "plausible" } }

/** What some calls need beside, because their fields depend on each other. */
export const SOMEWHERE: Partial<Record<keyof AllCalls, Known>> = {
  "POST /api/content/newsletterConfirm": { token: "nobody-was-ever-mailed-this-link-of-43-sign" },
  "POST /api/content/newsletterLeave": { token: "nobody-was-ever-mailed-this-link-of-43-sign" },
  "POST /api/goods/forgetWishes": { token: "1-1.nobody-was-ever-mailed-this-link-of-43-sign" },
  "GET /api/goods/conversation": { token: "1-1.nobody-was-ever-mailed-this-link-of-43-sign" },
  "POST /api/goods/acceptQuote": { token: "1-1.nobody-was-ever-mailed-this-link-of-43-sign" },
  "POST /api/goods/conversation": { token: "1-1.nobody-was-ever-mailed-this-link-of-43-sign" },
  "GET /api/admin/member/lists": { spent: "10", kind: "business", orders: "one", language: "en" },
  "POST /api/login/passkey": { passkey: passkeyUsed },
  "POST /api/user/addPasskey": { passkey: passkeyMade },
  "GET /api/pay/methods": { amount: "12.30", currency: "EUR" },
  "POST /api/pay/sandbox/confirm": { number: "4242424242424242" },
  "POST /api/order/createOrder": { items: undefined, address: undefined },
  "POST /api/admin/order/refund": { lines: undefined, freight: undefined, amount: 1 },
  "GET /api/admin/order/slips": { order_nos: "20260101-22222ABCDEFGH" },
  "GET /api/admin/order/export": { columns: "order_no", country: "DE" },
  "GET /api/admin/order/sum": { country: "DE" },
  "POST /api/admin/view/save": { id: undefined, updated_at: undefined, query: {}, columns: [] },
  "GET /api/admin/order/lists": { country: "DE" },
  "POST /api/admin/order/received": { day: "2026-01-02", amount: 1 },
  "POST /api/admin/order/givenBack": { day: "2026-01-02", amount: 1 },
  "GET /api/admin/sentMail/lists": { member_id: undefined, inquiry_id: undefined },
  "POST /api/admin/order/make": { address_id: undefined, currency: undefined },
  "POST /api/admin/order/makePreview": { address_id: undefined, currency: undefined },
  "POST /api/admin/goods/save": { id: undefined, video: null, images: undefined },
  "POST /api/admin/goods/stock": { set: undefined },
  "POST /api/admin/tax/settings": { settings: null, zones: [] },
  "GET /api/admin/tax/oss": { quarter: "2026-Q4" },
  "POST /api/admin/tax/euroRate": { quarter: "2026-Q4", rate: "1.08" },
  "POST /api/admin/orderPromotion/save": { type: 1, ladderArea: [{ amount: 1, goods: [{ detail_id: 1, number: 1 }] }] },
  "POST /api/admin/shippingPromotion/save": { regions: ["DE"] },
  "POST /api/admin/coupon/save": { type: "1", discount: undefined, peirodTime: later(9) },
  "POST /api/admin/navigation/save": { navigation: [{ type: 3, id: 1, dnames: "Home", url: "/", sub: [] }] },
  "POST /api/admin/friendLink/save": { friendLinks: [{ title: "A friend", url: "https://friend.example" }] },
  "POST /api/admin/site/settings": {
    byAgreement: null,
    contactEmail: "",
    mailSenderAddress: "",
    mailReplyTo: "",
    freeshippingRegion: [],
    defaultRegion: null,
    codeHosts: ["chat.example"],
    tagManagerId: "GTM-ABC123",
    timeZone: "Asia/Kolkata",
  },
  "POST /api/admin/domain/add": { host: "stranger.example" },
  "POST /api/admin/paymentAccount/save": { keys: {}, methods: [] },
  "POST /api/admin/currency/save": { code: "SEK", symbol: "kr", rate: "0.1" },
  "POST /api/admin/home/content": { ad_config: {} },
  "POST /api/admin/look/save": { look: { template: "default-modulized", sections: null, content: {} } },
  "POST /api/admin/look/schedule": { at: later(1) },
  "GET /api/admin/look/preview": { office: "https://admin.shop.example" },
  "POST /api/admin/home/sections": { sections: [{ section: "hero" }] },
}
