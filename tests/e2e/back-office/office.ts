import { expect, type Page } from "@playwright/test"
import { demoStaff } from "../../../demo/demo-staff.ts"

/** Where the staff of a shop come in. */
export const officeOrigin = (shop: string) => `http://admin.${shop}.localhost:${process.env.PORT}`

/** Asks one of the staff's calls from a page of the back office, as its own code does. */
export async function staffCall(
  page: Page,
  shop: string,
  call: string,
  body?: object,
): Promise<{ code: number; data: Record<string, unknown>; reason?: string }> {
  return page.evaluate(
    async ({ call, body, shop }) => {
      const [method = "", path = ""] = call.split(" ")
      const headers = { "content-type": "application/json", "x-vitrine-site": shop }
      const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
      return (await fetch(path, init)).json()
    },
    { call, body, shop },
  )
}

/** Signs somebody in, the demo's owner unless another is named, without the screen for it, and opens a screen of the shop. */
export async function openOffice(
  page: Page,
  shop: string,
  path = "",
  who?: { email: string; password: string },
): Promise<void> {
  const { email, password } = who ?? (await demoStaff(process.env.VITRINE_DATA ?? "data"))
  await page.goto(`${officeOrigin(shop)}/admin/sign-in`)
  const { code } = await staffCall(page, shop, "POST /api/admin/login/account", { email, password })
  expect(code, "signed in").toBe(1)
  await goTo(page, shop, path)
}

/** Goes to a screen and waits until it is there. */
export async function goTo(page: Page, shop: string, path = ""): Promise<void> {
  await page.goto(`${officeOrigin(shop)}/admin/${shop}${path && `/${path}`}`)
  await expect(page.locator("#title")).toBeVisible()
}
