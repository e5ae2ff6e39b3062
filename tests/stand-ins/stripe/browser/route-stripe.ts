import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { BrowserContext, Route } from "@playwright/test"

const FILES = new Map([
  ["https://js.stripe.com/endive/stripe.js", "stripe.js"],
  ["https://js.stripe.com/endive/frame.js", "frame.js"],
  ["https://js.stripe.com/endive/payment-frame.html", "payment-frame.html"],
  ["https://js.stripe.com/endive/express-frame.html", "express-frame.html"],
  ["https://js.stripe.com/endive/wallet-sheet.html", "wallet-sheet.html"],
  ["https://hooks.stripe.com/challenge.html", "challenge.html"],
])

/**
 * Answers what a browser asks Stripe's true hosts for: its script and frames from this folder, its API from the stand-in at
 * `standInUrl`. The page believes to be at Stripe, so its content policy is put to the test.
 */
export async function routeStripe(context: BrowserContext, standInUrl: string): Promise<void> {
  await context.route(/^https:\/\/([a-z]+\.)+stripe\.com\//, (route) => answer(route, standInUrl))
}

async function answer(route: Route, standInUrl: string): Promise<void> {
  const { origin, pathname, search } = new URL(route.request().url())
  if (origin === "https://api.stripe.com") {
    const response = await route.fetch({ url: `${standInUrl}${pathname}${search}` })
    return route.fulfill({ response })
  }
  const file = FILES.get(`${origin}${pathname}`)
  if (file === undefined) return route.fulfill({ status: 404 })
  const contentType = file.endsWith(".js") ? "text/javascript" : "text/html"
  await route.fulfill({ contentType, body: await readFile(join(import.meta.dirname, file)) })
}
