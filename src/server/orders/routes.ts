import type { orderCalls } from "../../contract/order-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const orderHandlers: Handlers<typeof orderCalls> = {}
