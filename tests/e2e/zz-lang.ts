import { chromium } from "@playwright/test"
import { shops } from "../../demo/shops.ts"
import startShop from "./start-shop.ts"
import { at, laidOut } from "./shops.ts"
import { withoutCouponAt } from "./without-coupon.ts"
const stop = await startShop()
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] })
try {
  for (const { name } of shops) for (const width of [375, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 700 }, storageState: withoutCouponAt(name) })
    await page.goto(at(name), { waitUntil: "load" }); await laidOut(page)
    const langs = await page.locator("a[hreflang], [data-slot*=language], [data-slot*=locale]").evaluateAll((all) => all.map((e) => `${e.tagName} ${e.getAttribute("data-slot")} ${e.getAttribute("hreflang")} ${e.textContent?.slice(0, 30)}`))
    console.log(name, width, JSON.stringify(langs.slice(0, 6)), langs.length)
    await page.screenshot({ path: `/tmp/lang/${name}-${width}.png` })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)); await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/lang/${name}-${width}-foot.png` })
    await page.close()
  }
} finally { await browser.close(); await stop() }
