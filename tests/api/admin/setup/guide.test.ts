import { describe, expect, test } from "vitest"
import { isRefused } from "../../../../src/domain/refusal.ts"
import { addSite } from "../../../../src/server/sites/add-site.ts"
import { newStaff } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { keeping } from "../catalog/staff-calls.ts"

const shop = await testShop()
const added = await addSite(shop.db, {
  name: "lantern",
  title: "Lantern",
  host: "lantern.localhost",
  template: "default-modulized",
  type: "retail",
  owner: "owner@lantern.example",
  currency: { code: "EUR", symbol: "€" },
})
if (isRefused(added)) throw new Error("The shop could not be added")
const owner = keeping(shop, { ...(await newStaff(shop, "owner", "lantern")), host: "lantern.localhost" })
const clerk = keeping(shop, { ...(await newStaff(shop, "clerk", "lantern")), host: "lantern.localhost" })

const open = async () =>
  (await owner.reads("GET /api/admin/guide")).steps.filter(({ isDone }) => !isDone).map(({ step }) => step)

const settings = async (sent: object) => {
  const { updated_at } = await owner.reads("GET /api/admin/site/settings")
  return owner.does("POST /api/admin/site/settings", { ...sent, updated_at })
}

describe("the guide of a new shop", () => {
  test("begins with everything open, and refuses to open the shop with all that is missing", async () => {
    const steps = ["name", "place", "currency", "taxes", "freight", "payment", "goods", "policies", "look", "live"]
    expect(await open()).toEqual(steps)
    expect(await owner.tries("POST /api/admin/guide/live", {})).toMatchObject({
      status: 409,
      reason: "notReadyYet",
      details: { missing: steps.slice(0, -1) },
    })
    expect(await shop.rows("select from site where name = 'lantern' and mode = 'test'")).toHaveLength(1)
  })

  test("is the owner's", async () => {
    expect(await clerk.tries("POST /api/admin/guide/live", {})).toMatchObject({ reason: "ownerOnly" })
  })

  test("takes a decision for what leaves nothing behind, and gives it back", async () => {
    for (const step of ["name", "currency", "taxes", "look"] as const)
      await owner.does("POST /api/admin/guide/settle", { step, isDone: true })
    const guide = await owner.does("POST /api/admin/guide/settle", { step: "name", isDone: true })
    expect(guide.steps.filter(({ byHand }) => byHand).map(({ step }) => step)).toEqual([
      "name",
      "currency",
      "taxes",
      "look",
    ])
    await owner.does("POST /api/admin/guide/settle", { step: "taxes", isDone: false })
    expect(await open()).toContain("taxes")
  })

  test.each(["freight", "payment", "goods", "policies", "place", "live", "everything"])(
    "takes no decision for %s",
    async (step) => {
      // Whoever sends it does not go by the types.
      const sent = { step: step as "name", isDone: true }
      expect(await owner.tries("POST /api/admin/guide/settle", sent)).toMatchObject({ reason: "invalidField" })
    },
  )

  test("follows what is entered, step by step, until the shop opens", async () => {
    await settings({ defaultRegion: "DE", contactEmail: "hello@lantern.example" })
    expect(await open()).toContain("place")
    const { ad_config } = await owner.reads("GET /api/admin/home/content")
    await owner.does("POST /api/admin/home/content", {
      ad_config: { ...ad_config, contact: { ...ad_config.contact, address: "Torstraße 1, Berlin" } },
    })
    expect(await open()).not.toContain("place")
    await owner.does("POST /api/admin/tax/settings", {
      settings: { prices: "gross", country: "DE", euSales: "belowThreshold" },
    })
    expect(await open()).not.toContain("taxes")
    await owner.does("POST /api/admin/freight/save", {
      region_code: "DE",
      firstWeight: 1000,
      firstFee: 4.9,
      furtherWeight: 1000,
      furtherFee: 1,
    })
    expect(await open()).not.toContain("freight")
    await owner.does("POST /api/admin/offlineWay/save", {
      way: "bankTransfer",
      isOn: true,
      instructions: "IBAN DE02 1203 0000 0000 2020 51",
      expiryHours: 72,
    })
    expect(await open()).not.toContain("payment")
    await shop.rows(
      "update site_policy set policy = 'Said' where site_id = $1 and kind in ('shipping','privacy','return')",
      added.id,
    )
    expect(await open()).toEqual(["goods", "live"])
    expect(await owner.tries("POST /api/admin/guide/live", {})).toMatchObject({ details: { missing: ["goods"] } })
    await shop.rows(
      "insert into goods (site_id, name, number, min_price, max_price) values ($1, 'Lamp', 'L-1', 1000, 1000)",
      added.id,
    )
    expect(await owner.reads("GET /api/admin/guide")).toMatchObject({ isReady: true, mode: "test" })
    expect(await owner.does("POST /api/admin/guide/live", {})).toMatchObject({ mode: "live" })
    expect(await open()).toEqual([])
    expect(await owner.does("POST /api/admin/guide/live", {})).toMatchObject({ mode: "live" })
    expect(
      await shop.rows("select from audit_entry where site_id = $1 and action = 'site.live'", added.id),
    ).toHaveLength(1)
  })

  test("opens a step again whose ground has gone", async () => {
    await owner.does("POST /api/admin/freight/remove", { region_code: "DE" })
    expect(await open()).toEqual(["freight"])
  })
})
