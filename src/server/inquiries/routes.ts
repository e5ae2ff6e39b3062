import type { inquiryCalls } from "../../contract/inquiry-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const inquiryHandlers: Handlers<typeof inquiryCalls> = {}
