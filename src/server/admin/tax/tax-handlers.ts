import type { adminTaxCalls } from "../../../contract/admin/tax-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { saveEuroRate, showOss } from "./oss.ts"
import { saveTaxes } from "./save-taxes.ts"
import { showTaxes } from "./show-taxes.ts"

export const taxHandlers: Handlers<typeof adminTaxCalls> = {
  "GET /api/admin/tax/settings": ({ shop }) => showTaxes(shop),
  "POST /api/admin/tax/settings": (ask) => saveTaxes(ask, ask.body),
  "GET /api/admin/tax/oss": ({ shop, query }) => showOss(shop, query.quarter),
  "POST /api/admin/tax/euroRate": (ask) => saveEuroRate(ask, ask.body),
}
