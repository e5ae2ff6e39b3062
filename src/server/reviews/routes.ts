import type { reviewCalls } from "../../contract/review-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const reviewHandlers: Handlers<typeof reviewCalls> = {}
