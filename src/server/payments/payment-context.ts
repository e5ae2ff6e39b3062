import type { payment } from "../../db/schema/payment.ts"
import type { Shop } from "../shop.ts"

/** What payments are worked with, whichever way one comes: a shopper, a provider or a job. The site is the payment's. */
export type PaymentContext = Pick<Shop, "db" | "log" | "payments" | "now">

/** One attempt to pay an order. */
export type Attempt = typeof payment.$inferSelect
