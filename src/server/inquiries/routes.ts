import type { conversationCalls } from "../../contract/conversation-calls.ts"
import type { inquiryCalls } from "../../contract/inquiry-calls.ts"
import { COOKIE_LIFE_SECONDS, GOODS_PASSWORD_COOKIE } from "../../domain/constants.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Handlers } from "../api/handlers.ts"
import { acceptQuote } from "./accept-quote.ts"
import { showConversation, writeAgain } from "./converse.ts"
import { takeAccessRequest } from "./take-access-request.ts"
import { takeInquiry } from "./take-inquiry.ts"
import { unlockGoods } from "./unlock-goods.ts"

export const inquiryHandlers: Handlers<typeof inquiryCalls & typeof conversationCalls> = {
  "POST /api/goods/inquiry": ({ shop, body }) => takeInquiry(shop, body),
  "GET /api/goods/conversation": ({ shop, query }) => showConversation(shop, query.token),
  "POST /api/goods/conversation": ({ shop, body }) => writeAgain(shop, body),
  "POST /api/goods/acceptQuote": ({ shop, body }) => acceptQuote(shop, body),
  "POST /api/goods/applyGoodsPassword": ({ shop, body }) => takeAccessRequest(shop, body),
  "POST /api/goods/unlock": async ({ shop, body, setCookie }) => {
    const opened = await unlockGoods(shop, body.password)
    if (isRefused(opened)) return opened
    setCookie(GOODS_PASSWORD_COOKIE, opened.key, COOKIE_LIFE_SECONDS, { httpOnly: true })
    return { unlocked: true }
  },
}
