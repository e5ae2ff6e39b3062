import type { memberCalls } from "../../contract/member-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const memberHandlers: Handlers<typeof memberCalls> = {}
