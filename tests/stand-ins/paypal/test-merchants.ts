import type { Merchant } from "./stand-in-books.ts"

export const MERCHANT = {
  clientId: "AeA1QIZXiflr1-test-client",
  clientSecret: "EC4secret-of-the-shop-RFn",
  merchantId: "8XHVLJ3B6DQNS",
  webhookId: "5GP028458E2496506",
} satisfies Merchant

export const OTHER_MERCHANT = {
  clientId: "AbOther-test-client",
  clientSecret: "EOther-secret-of-another-shop",
  merchantId: "OTHERMERCHANT",
  webhookId: "9ZZ028458E2496999",
} satisfies Merchant
