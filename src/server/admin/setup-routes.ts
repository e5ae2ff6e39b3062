import type { adminSetupCalls } from "../../contract/admin/setup-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { addDomain, checkDomain, listDomains, makePrimary, removeDomain } from "./setup/domains.ts"
import { goLive, settleStep, showGuide } from "./setup/guide.ts"
import { listLanguages, listMissing } from "./setup/languages.ts"
import { listMails, previewMail, saveAddition, testMail } from "./setup/mails.ts"

export const adminSetupHandlers: Handlers<typeof adminSetupCalls> = {
  "GET /api/admin/guide": ({ shop }) => showGuide(shop),
  "POST /api/admin/guide/settle": (ask) => settleStep(ask, ask.body),
  "POST /api/admin/guide/live": (ask) => goLive(ask),

  "GET /api/admin/site/domains": ({ shop }) => listDomains(shop),
  "POST /api/admin/domain/add": (ask) => addDomain(ask, ask.body.host),
  "POST /api/admin/domain/check": (ask) => checkDomain(ask, ask.body.host),
  "POST /api/admin/domain/primary": (ask) => makePrimary(ask, ask.body.host),
  "POST /api/admin/domain/remove": (ask) => removeDomain(ask, ask.body.host),

  "GET /api/admin/language/lists": ({ shop }) => listLanguages(shop),
  "GET /api/admin/language/missing": ({ shop, query }) => listMissing(shop, query),

  "GET /api/admin/mail/lists": ({ shop }) => listMails(shop),
  "GET /api/admin/mail/preview": ({ shop, query }) => previewMail(shop, query),
  "POST /api/admin/mail/addition": (ask) => saveAddition(ask, ask.body),
  "POST /api/admin/mail/test": (ask) => testMail(ask, ask.body),
}
