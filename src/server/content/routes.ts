import type { contentCalls } from "../../contract/content-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { contentPage, fixedPage } from "./content-page.ts"
import { askForLetter, confirmLetter, leaveLetter } from "./letter.ts"
import { newsDetail, newsList } from "./news.ts"
import { takeFeedback } from "./take-feedback.ts"

export const contentHandlers: Handlers<typeof contentCalls> = {
  "GET /api/news/lists": ({ shop, query }) => newsList(shop, query),
  "GET /api/news/detail": ({ shop, query }) => newsDetail(shop, query.id),
  "GET /api/content/page": ({ shop, query }) => contentPage(shop, query.slug),
  "GET /api/content/fixed": ({ shop, query }) => fixedPage(shop, query.content_id),
  "POST /api/content/feedback": ({ shop, body }) => takeFeedback(shop, body),
  "POST /api/content/newsletter": ({ shop, body }) => askForLetter(shop, body.email),
  "POST /api/content/newsletterConfirm": ({ shop, body }) => confirmLetter(shop, body.token),
  "POST /api/content/newsletterLeave": ({ shop, body }) => leaveLetter(shop, body.token),
}
