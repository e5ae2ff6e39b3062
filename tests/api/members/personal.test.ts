import { expect, test } from "vitest"
import { newGoods } from "../admin/catalog/shelf.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask } = shop

test("one call tells a page what is the member's: name, pieces, favourites among the goods shown", async () => {
  const { headers, email } = await newMember(shop)
  const [lamp, mug, cup] = [await newGoods(shop), await newGoods(shop), await newGoods(shop)]
  await ask("POST /api/goods/addCart", { headers, body: { detail_id: lamp.variantId, number: 3 } })
  await ask("POST /api/goods/addCart", { headers, body: { detail_id: mug.variantId, number: 2 } })
  for (const { goodsId } of [mug, cup])
    await ask("POST /api/goods/addCollect", { headers, body: { goods_id: goodsId } })
  const goods = `${lamp.goodsId},${mug.goodsId}`
  const personal = { userName: "Robin", email, cartCount: 5, favourites: [mug.goodsId] }
  expect(await ask("GET /api/user/personal", { headers, query: { goods } })).toMatchObject({ code: 1, data: personal })
  expect(await ask("GET /api/user/personal", { headers })).toMatchObject({ data: { ...personal, favourites: [] } })
})

test("it is nobody else's", async () => {
  expect(await ask("GET /api/user/personal")).toMatchObject({ status: 401, reason: "signInRequired" })
  const { headers } = await newMember(shop)
  expect(await ask("GET /api/user/personal", { headers })).toMatchObject({ data: { cartCount: 0, favourites: [] } })
})
