import type { adminCalls } from "../../contract/admin-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const adminHandlers: Handlers<typeof adminCalls> = {}
