import type { adminSessionCalls } from "../../contract/admin-session-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const adminSessionHandlers: Handlers<typeof adminSessionCalls> = {}
