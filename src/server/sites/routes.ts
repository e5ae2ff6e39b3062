import type { siteCalls } from "../../contract/site-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { chooseCurrency } from "./choose-currency.ts"
import { siteConfig } from "./site-config.ts"
import { siteRegions } from "./site-regions.ts"

export const siteHandlers: Handlers<typeof siteCalls> = {
  "GET /api/site/config": ({ shop }) => siteConfig(shop),
  "GET /api/site/regions": ({ shop }) => siteRegions(shop),
  "POST /api/setRate": chooseCurrency,
}
