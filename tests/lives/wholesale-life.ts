import { randomBytes } from "node:crypto"
import { addUp, type Balance } from "./balance.ts"
import { pay } from "./pay.ts"
import { newPerson, type Person, type Scene } from "./person.ts"
import { goodsToBuy, onShelf, staffOf } from "./staff.ts"

const WHOLESALE = 2
const DOZEN = 12

/** A wholesale buyer: too few, then by the tier, and an inquiry for far more. The shop sells wholesale for as long as this takes. */
export async function wholesaleLife(scene: Scene): Promise<Balance> {
  const staff = await staffOf(scene)
  const { type, updated_at } = await staff.ask("GET /api/admin/site/settings")
  await staff.ask("POST /api/admin/site/settings", { body: { type: WHOLESALE, updated_at } })
  try {
    return await buyWholesale(scene, staff)
  } finally {
    const now = await staff.ask("GET /api/admin/site/settings")
    await staff.ask("POST /api/admin/site/settings", { body: { type, updated_at: now.updated_at } })
  }
}

async function buyWholesale(scene: Scene, staff: Person): Promise<Balance> {
  const { say } = scene
  const clara = newPerson(scene)
  const { goods, variant } = await goodsToBuy(clara, 2 * DOZEN)
  const kept = await staff.ask("GET /api/admin/goods/detail", { query: { id: goods.id } })
  const tier = Math.round(variant.price * 60) / 100
  const saved = await staff.ask("POST /api/admin/goods/save", {
    body: { id: goods.id, moq: DOZEN, updated_at: kept.updated_at },
  })
  await staff.ask("POST /api/admin/goods/tiers", {
    body: { goods_id: goods.id, updated_at: saved.updated_at, tiers: [{ begin: DOZEN, price: tier }] },
  })
  say(`The shop sells "${goods.dnames}" wholesale: at least ${DOZEN}, each ${tier} from ${DOZEN} on`)

  const before = await onShelf(staff, goods.id, variant.id)
  const few = await clara.ask("POST /api/goods/cartView", { body: { items: [{ detail_id: variant.id, number: 5 }] } })
  say(`Clara asks for 5: ${few.shortages.map(({ missing }) => `needs ${missing} more`).join(", ")}`)
  const items = [{ detail_id: variant.id, number: DOZEN }]
  const seen = await clara.ask("POST /api/order/preview", { body: { items, region_code: "DE" } })
  const address = {
    region_code: "DE",
    contact: "Clara Cohn",
    calling_code: "49",
    mobile: "0151 23456789",
    city: "Köln",
    address_part: "Markt 3",
    zip_code: "50667",
    email: `clara.${randomBytes(4).toString("hex")}@people.example`,
  }
  const body = { items, address, expected_total: seen.total }
  const { order_no } = await clara.ask("POST /api/order/noUserCreateOrder", { body })
  say(
    `She orders ${DOZEN} at ${seen.list[0]?.orginPrice} each for ${seen.total}: ${order_no}; payment status ${await pay(clara, order_no)}`,
  )

  const { number } = await clara.ask("POST /api/goods/inquiry", {
    body: {
      items: [{ id: goods.id, detail_id: variant.id, total: 5_000 }],
      name: "Clara Cohn",
      email: address.email,
      company: "Cohn & Co.",
      content: "What would five thousand cost?",
    },
  })
  const { list } = await staff.ask("GET /api/admin/inquiry/lists", { query: {} })
  const inquiry = list.find((entry) => entry.number === number)
  if (!inquiry) throw new Error(`The shop does not see the inquiry ${number}`)
  await staff.ask("POST /api/admin/inquiry/answer", { body: { id: inquiry.id, answer: "Half of that, in ten weeks." } })
  say(`She asks for 5,000 pieces (inquiry ${number}), and the shop answers`)

  const order = await clara.ask("GET /api/order/orderDetail", { query: { order_no } })
  const after = await onShelf(staff, goods.id, variant.id)
  return addUp("Clara", order, { before, after, bought: DOZEN, back: 0, refund: 0, couponIsUsed: null })
}
