import type { returnCalls } from "../../contract/return-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const returnHandlers: Handlers<typeof returnCalls> = {}
