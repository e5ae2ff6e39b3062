import { describe, expect, test } from "vitest"
import { testShop } from "../../test-shop.ts"
import { keeping } from "../catalog/staff-calls.ts"
import { atDesk } from "../desk/desk.ts"

const shop = await testShop()
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)

type Saves =
  | "POST /api/admin/currency/save"
  | "POST /api/admin/freight/save"
  | "POST /api/admin/offlineWay/save"
  | "POST /api/admin/tax/settings"
type Read = { updated_at: string | null }

const franc = await owner.does("POST /api/admin/currency/save", { code: "CHF", symbol: "Fr.", rate: "1.1" })
const rate = { region_code: "IS", firstWeight: 1000, firstFee: 4.5, furtherWeight: 500, furtherFee: 1.25 }
await owner.does("POST /api/admin/freight/save", rate)
const taxes = { prices: "gross", country: "DE", euSales: "oss" } as const
await owner.does("POST /api/admin/tax/settings", { settings: taxes })

/** What two owners may have open at the same time: how each reads it, and what each sends. */
const things: [Saves, () => Promise<Read | undefined>, (name: string) => object][] = [
  [
    "POST /api/admin/currency/save",
    async () => (await owner.reads("GET /api/admin/currency/lists")).list.find(({ id }) => id === franc.id),
    (name) => ({ id: franc.id, code: "CHF", symbol: name, rate: "1.2" }),
  ],
  [
    "POST /api/admin/freight/save",
    async () =>
      (await owner.reads("GET /api/admin/freight/lists")).list.find(({ region_code }) => region_code === "IS"),
    (name) => ({ ...rate, firstFee: name.length }),
  ],
  [
    "POST /api/admin/offlineWay/save",
    async () => (await owner.reads("GET /api/admin/offlineWay/lists")).list.find(({ way }) => way === "cash"),
    (name) => ({ way: "cash", isOn: true, instructions: name, expiryHours: 24 }),
  ],
  [
    "POST /api/admin/tax/settings",
    () => owner.reads("GET /api/admin/tax/settings"),
    (name) => ({ settings: { ...taxes, postcode: name } }),
  ],
]

describe.each(things)("%s", (call, read, sent) => {
  const save = (name: string, updated_at: string | null | undefined) =>
    // The bodies are as different as the calls: each is checked by its contract when it arrives.
    owner.tries(call, { ...sent(name), updated_at } as never)

  test("of two owners the slower one is told, and nothing of theirs is kept", async () => {
    const before = await read()
    const tried = await Promise.all(["A", "BB", "CCC"].map((name) => save(name, before?.updated_at)))
    expect(tried.map(({ reason }) => reason).toSorted()).toEqual(["done", "notPossibleNow", "notPossibleNow"])
    const after = await read()
    const late = await save("DDDD", before?.updated_at)
    expect(late).toMatchObject({ status: 409, details: { updated_at: after?.updated_at } })
    expect(await read()).toEqual(after)
    expect(await save("DDDD", after?.updated_at)).toMatchObject({ reason: "done" })
  })
})
