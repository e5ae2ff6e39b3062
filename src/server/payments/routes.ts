import type { paymentCalls } from "../../contract/payment-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const paymentHandlers: Handlers<typeof paymentCalls> = {}
