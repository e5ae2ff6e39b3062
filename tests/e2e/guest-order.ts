import { randomBytes } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { at, goodsOf } from "./shops.ts"

/** A guest buys some pieces of something in this browser, without the screens for it. */
export async function guestOrder(page: Page, shop: string, pieces = 1): Promise<{ number: string; email: string }> {
  const { list } = await goodsOf(page.request, shop)
  const good = list.find(({ isEncrypted, minPrice }) => !isEncrypted && minPrice > 0)
  const email = `${randomBytes(6).toString("hex")}@people.example`
  await page.goto(at(shop, "/sign-in"))
  const reply = await page.evaluate(
    async ({ id, to, pieces }) => {
      const post = async (path: string, body: object) => {
        const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }
        return (await fetch(`/api/order/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json()
      }
      const { data } = await (await fetch(`/api/goods/detail?id=${id}`)).json()
      const variant = data.details.find(({ stock }: { stock: number }) => stock > Math.max(pieces, data.moq))
      const items = [{ detail_id: variant.id, number: Math.max(pieces, data.moq) }]
      const preview = await post("preview", { items, region_code: to.region_code })
      return post("noUserCreateOrder", { items, address: to, agreed: true, expected_total: preview.data.total })
    },
    {
      id: good?.id ?? 0,
      pieces,
      to: {
        region_code: "DE",
        contact: "Robin Guest",
        calling_code: "49",
        mobile: "3012345678",
        city: "Berlin",
        address_part: "7 Quiet Street",
        zip_code: "10115",
        email,
      },
    },
  )
  expect(reply).toMatchObject({ code: 1 })
  return { number: reply.data.order_no, email }
}
