import { isbot } from "isbot"
import { prefersMainlandChinese } from "../../domain/locales/browser-languages.ts"
import type { Site } from "../site.ts"
import type { Visitor } from "../visitor.ts"
import type { HeaderSource } from "./header-source.ts"

const MAINLAND = "CN"

/** Whether a shop has an app that blocks some visitors: its pages are then not the same for everyone. */
export function blocksSome({ apps }: Pick<Site, "apps">): boolean {
  return apps.has("blockMainland") || apps.has("blockChineseBrowser")
}

/**
 * App 18 blocks visitors from mainland China, app 19 browsers whose first language is Chinese. Crawlers that robots.txt
 * lets in are never blocked. `asks` is "call" for the API, where a language says nothing about a browser.
 */
export function isBlocked(
  { apps }: Pick<Site, "apps">,
  visitor: Pick<Visitor, "country">,
  headers: HeaderSource,
  asks: "page" | "call" = "page",
): boolean {
  const fromMainland = apps.has("blockMainland") && visitor.country?.toUpperCase() === MAINLAND
  const inChinese =
    asks === "page" && apps.has("blockChineseBrowser") && prefersMainlandChinese(headers.get("accept-language"))
  return (fromMainland || inChinese) && !isbot(headers.get("user-agent"))
}

/** Payment providers call from where they like. */
export const isWebhook = (path: string) => path.startsWith("/api/pay/webhook/")
