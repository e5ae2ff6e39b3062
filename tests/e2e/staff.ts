import { type BrowserContext, expect } from "@playwright/test"
import { demoStaff } from "../../demo/demo-staff.ts"

/** Somebody who works for the shop does this, without the screens for it. A step of a return is about the latest one. */
export async function staffDoes(
  context: BrowserContext,
  shop: string,
  call: string,
  body: Record<string, unknown> = {},
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`http://admin.${shop}.localhost:${process.env.PORT}`)
  const { email, password } = await demoStaff(process.env.VITRINE_DATA ?? "data")
  const code = await page.evaluate(
    async ({ call, body, shop, ...who }) => {
      const named = { "x-vitrine-site": shop }
      const post = async (path: string, sent: object) => {
        const init = {
          method: "POST",
          headers: { ...named, "content-type": "application/json" },
          body: JSON.stringify(sent),
        }
        return (await fetch(`/api/admin/${path}`, init)).json()
      }
      await post("login/account", who)
      if (!call.startsWith("return/")) return (await post(call, body)).code
      const { data } = await (await fetch("/api/admin/return/lists", { headers: named })).json()
      return (await post(call, { id: data.list[0].id })).code
    },
    { call, body, shop, email, password },
  )
  expect(code, call).toBe(1)
  await page.close()
}
