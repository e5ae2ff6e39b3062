import type { BrowserContext } from "@playwright/test"

const PAYPAL = /^https:\/\/(?:[a-z0-9-]+\.)+(?:paypal|paypalobjects)\.com\//

/** Whatever a page asks of PayPal's true hosts is answered by the stand-in: the content policy sees those hosts. */
export async function answerPaypalHosts(context: BrowserContext, standIn: { url: string }): Promise<string[]> {
  const asked: string[] = []
  await context.route(PAYPAL, async (route) => {
    const request = route.request()
    const { origin, pathname, search } = new URL(request.url())
    asked.push(`${origin}${pathname}`)
    const body = request.postData()
    const reply = await fetch(`${standIn.url}${pathname}${search}`, {
      method: request.method(),
      ...(body !== null && { body }),
    })
    const contentType = reply.headers.get("content-type") ?? "text/plain"
    await route.fulfill({ status: reply.status, contentType, body: await reply.text() })
  })
  return asked
}
