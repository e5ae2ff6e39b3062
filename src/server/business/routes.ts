import type { businessCalls } from "../../contract/business-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { saveBusiness, showBusiness } from "./member-business.ts"

export const businessHandlers: Handlers<typeof businessCalls> = {
  "GET /api/user/business": ({ shop, member }) => showBusiness(shop, member.id),
  "POST /api/user/business": ({ shop, member, body }) => saveBusiness(shop, member.id, body),
}
