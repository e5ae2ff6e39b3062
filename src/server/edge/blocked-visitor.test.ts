import { expect, test } from "vitest"
import type { App } from "../../domain/site/apps.ts"
import { isBlocked, isWebhook } from "./blocked-visitor.ts"

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
const BROWSER = "Mozilla/5.0 (X11; Linux x64) Chrome/140"

test.each<[App[], string | null, string, string, "page" | "call", boolean]>([
  [[], "CN", "zh-CN", BROWSER, "page", false],
  [["blockMainland"], "CN", "en", BROWSER, "page", true],
  [["blockMainland"], "cn", "en", BROWSER, "page", true],
  [["blockMainland"], "CN", "en", BROWSER, "call", true],
  [["blockMainland"], "TW", "zh-TW", BROWSER, "page", false],
  [["blockMainland"], null, "zh-CN", BROWSER, "page", false],
  [["blockMainland"], "CN", "en", CRAWLER, "page", false],
  [["blockChineseBrowser"], null, "zh-CN,zh;q=0.9,en;q=0.8", BROWSER, "page", true],
  [["blockChineseBrowser"], null, "zh", BROWSER, "page", true],
  [["blockChineseBrowser"], null, "en,zh-CN;q=0.9", BROWSER, "page", false],
  [["blockChineseBrowser"], null, "zh-TW,zh;q=0.9", BROWSER, "page", false],
  [["blockChineseBrowser"], null, "zh-CN", BROWSER, "call", false],
  [["blockChineseBrowser"], null, "zh-CN", CRAWLER, "page", false],
  [["blockMainland", "blockChineseBrowser"], "CN", "en", BROWSER, "page", true],
])("with %j: country %s, language %s, %s asking a %s: blocked %s", (apps, country, language, agent, asks, expected) => {
  const headers = new Headers({ "accept-language": language, "user-agent": agent })
  expect(isBlocked({ apps: new Set(apps) }, { country }, headers, asks)).toBe(expected)
})

test.each([
  ["/api/pay/webhook/stripe", true],
  ["/api/pay/webhooks", false],
  ["/api/goods/lists", false],
  ["/pay/webhook/stripe", false],
])("%s is a webhook: %s", (path, expected) => expect(isWebhook(path)).toBe(expected))
