import type { adminDeskCalls } from "../../contract/admin-desk-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {}
