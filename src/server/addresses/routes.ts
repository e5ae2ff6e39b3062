import type { addressCalls } from "../../contract/address-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const addressHandlers: Handlers<typeof addressCalls> = {}
