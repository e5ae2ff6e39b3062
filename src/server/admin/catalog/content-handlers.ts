import type { adminContentCalls } from "../../../contract/admin/content-calls.ts"
import type { adminFrameCalls } from "../../../contract/admin/frame-calls.ts"
import type { adminTranslationCalls } from "../../../contract/admin/translation-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { listAdminNews, removeNews, saveNews, showAdminNews } from "./content/news.ts"
import { listPages, removePage, savePage, showPage } from "./content/pages.ts"
import { listContacts, listFriendLinks, saveContacts, saveFriendLinks } from "./frame/contacts.ts"
import { saveHomeContent, showHomeContent } from "./frame/home-content.ts"
import { saveHomeSections, showHomeSections } from "./frame/home-sections.ts"
import { saveNavigation, showNavigation } from "./frame/navigation.ts"
import { listPolicies, savePolicy } from "./frame/policies.ts"

import { saveTranslation } from "./translations/save-translation.ts"
import { listTranslations, removeTranslation } from "./translations/translations.ts"

/** What the shop says: news and pages, and the frame around every page. */
export const contentHandlers: Handlers<
  typeof adminContentCalls & typeof adminFrameCalls & typeof adminTranslationCalls
> = {
  "GET /api/admin/news/lists": ({ shop, query }) => listAdminNews(shop, query),
  "GET /api/admin/news/detail": ({ shop, query }) => showAdminNews(shop, query.id),
  "POST /api/admin/news/save": (ask) => saveNews(ask, ask.body),
  "POST /api/admin/news/remove": (ask) => removeNews(ask, ask.body.id),
  "GET /api/admin/page/lists": ({ shop, query }) => listPages(shop, query),
  "GET /api/admin/page/detail": ({ shop, query }) => showPage(shop, query.slug),
  "POST /api/admin/page/save": (ask) => savePage(ask, ask.body),
  "POST /api/admin/page/remove": (ask) => removePage(ask, ask.body.id),

  "GET /api/admin/translation/lists": ({ shop, query }) => listTranslations(shop, query),
  "POST /api/admin/translation/save": (ask) => saveTranslation(ask, ask.body),
  "POST /api/admin/translation/remove": (ask) => removeTranslation(ask, ask.body),

  "GET /api/admin/navigation/lists": ({ shop }) => showNavigation(shop),
  "POST /api/admin/navigation/save": (ask) => saveNavigation(ask, ask.body),
  "GET /api/admin/policy/lists": async ({ shop }) => wholeList(await listPolicies(shop)),
  "POST /api/admin/policy/save": (ask) => savePolicy(ask, ask.body),
  "GET /api/admin/friendLink/lists": ({ shop }) => listFriendLinks(shop),
  "POST /api/admin/friendLink/save": (ask) => saveFriendLinks(ask, ask.body),
  "GET /api/admin/whatsapp/lists": ({ shop }) => listContacts(shop),
  "POST /api/admin/whatsapp/save": (ask) => saveContacts(ask, ask.body),
  "GET /api/admin/home/content": ({ shop }) => showHomeContent(shop),
  "POST /api/admin/home/content": (ask) => saveHomeContent(ask, ask.body),
  "GET /api/admin/home/sections": ({ shop }) => showHomeSections(shop),
  "POST /api/admin/home/sections": (ask) => saveHomeSections(ask, ask.body),
}
