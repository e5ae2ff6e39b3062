import type { adminSiteCalls } from "../../../contract/admin/site-calls.ts"
import type { adminTradeCalls } from "../../../contract/admin/trade-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { listApps, switchApp } from "./site/apps.ts"
import { listCurrencies, removeCurrency, saveCurrency } from "./site/currencies.ts"
import { listFreightRates, removeFreightRate, saveFreightRate } from "./site/freight-rates.ts"
import { listOfflineWays, saveOfflineWay } from "./site/offline-ways.ts"
import { saveSettings } from "./site/save-settings.ts"
import { showSettings } from "./site/settings.ts"

/** What only the owner decides: the site, its apps, its currencies, what sending costs. */
export const siteHandlers: Handlers<typeof adminSiteCalls & typeof adminTradeCalls> = {
  "GET /api/admin/site/settings": ({ shop }) => showSettings(shop),
  "POST /api/admin/site/settings": (ask) => saveSettings(ask, ask.body),
  "GET /api/admin/site/apps": ({ shop }) => listApps(shop),
  "POST /api/admin/site/apps": (ask) => switchApp(ask, ask.body),

  "GET /api/admin/offlineWay/lists": async ({ shop }) => wholeList(await listOfflineWays(shop)),
  "POST /api/admin/offlineWay/save": (ask) => saveOfflineWay(ask, ask.body),
  "GET /api/admin/currency/lists": async ({ shop }) => wholeList(await listCurrencies(shop)),
  "POST /api/admin/currency/save": (ask) => saveCurrency(ask, ask.body),
  "POST /api/admin/currency/remove": (ask) => removeCurrency(ask, ask.body.id),
  "GET /api/admin/freight/lists": async ({ shop }) => wholeList(await listFreightRates(shop)),
  "POST /api/admin/freight/save": (ask) => saveFreightRate(ask, ask.body),
  "POST /api/admin/freight/remove": (ask) => removeFreightRate(ask, ask.body.region_code),
}
