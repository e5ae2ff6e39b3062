import type { cartCalls } from "../../contract/cart-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const cartHandlers: Handlers<typeof cartCalls> = {}
