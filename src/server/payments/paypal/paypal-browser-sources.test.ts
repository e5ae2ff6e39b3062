import { describe, expect, test } from "vitest"
import { paypalBrowserSources } from "./paypal-browser-sources.ts"

/** What PayPal documents for pages with its SDK, without Venmo, which we do not offer. */
const DOCUMENTED = /^https:\/\/[a-z0-9-]+(\.sandbox)?\.(paypal|paypalobjects)\.com$/

describe("hosts of PayPal's part in the browser", () => {
  test.each(["live", "test"] as const)("are single hosts of PayPal's (%s)", (mode) => {
    const sources = paypalBrowserSources({ mode })
    for (const host of Object.values(sources).flat()) expect(host).toMatch(DOCUMENTED)
  })

  test("hold the script's address for each world", () => {
    expect(paypalBrowserSources({ mode: "live" }).script).toContain("https://www.paypal.com")
    expect(paypalBrowserSources({ mode: "test" }).script).toContain("https://www.sandbox.paypal.com")
    expect(JSON.stringify(paypalBrowserSources({ mode: "live" }))).not.toContain("sandbox")
  })
})
