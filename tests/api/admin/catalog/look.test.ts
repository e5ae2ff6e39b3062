import { describe, expect, test } from "vitest"
import type { Look } from "../../../../src/contract/look.ts"
import { publishDue } from "../../../../src/server/look/publish-due.ts"
import { readLooks } from "../../template-looks.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows, db, log, payments, secret, dataFolder } = shop
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)
const clerk = keeping(shop, desk.asClerk)
const other = keeping(shop, desk.elsewhere)
const [foreign] = await picturesOf(shop, "sport")

const shown = () => owner.reads("GET /api/admin/look")
const versionNow = async () => (await shown()).draft?.version ?? 0
async function save(change: Partial<Look>, by = owner) {
  const { published, draft } = await shown()
  const look = { ...(draft?.look ?? published), ...change }
  return by.does("POST /api/admin/look/save", { version: draft?.version ?? 0, look })
}
const dropped = async () => {
  const version = await versionNow()
  if (version > 0) await owner.does("POST /api/admin/look/discard", { version })
}
const publish = async () => owner.does("POST /api/admin/look/publish", { version: await versionNow() })
const accent = (colour: string) => ({ colours: { page: { "--accent": colour } } })

test("a draft changes nothing of the shop until it is published", async () => {
  const before = await get("GET /api/site/config")
  const { draft } = await save({ template: "arts", ...accent("#0a5c36") }, clerk)
  expect(draft).toMatchObject({ version: 1, changed: ["template", "colours"], faults: [], canUndo: true })
  expect(await get("GET /api/site/config")).toEqual(before)
  const { published, draft: left } = await publish()
  expect(left).toBeNull()
  expect(published).toMatchObject({ template: "arts", ...accent("#0a5c36") })
  expect((await get("GET /api/site/config")).template).toBe("arts")
  expect((await desk.noted("look")).map(({ action }) => action)).toEqual(["look.save", "look.publish"])
})

test("what was worn before is remembered, and comes back as a draft", async () => {
  const { list, total } = await owner.reads("GET /api/admin/look/revisions")
  expect(total).toBe(2)
  expect(list).toMatchObject([
    { template: "arts", changed: ["template", "colours"], isCurrent: true },
    { template: "default-modulized", isCurrent: false },
  ])
  const { draft, published } = await owner.does("POST /api/admin/look/restore", { version: 0, id: list[1]?.id ?? 0 })
  expect(published.template).toBe("arts")
  expect(draft?.look).toMatchObject({ template: "default-modulized", colours: {} })
  expect((await publish()).published.template).toBe("default-modulized")
  expect((await owner.reads("GET /api/admin/look/revisions")).total).toBe(3)
})

test("steps are undone and done again, and a new one ends what was undone", async () => {
  await save({ hidden: ["ticker"] })
  await save(accent("#7a1fa2"))
  const undone = await owner.does("POST /api/admin/look/undo", { version: await versionNow() })
  expect(undone.draft).toMatchObject({ changed: ["frame"], canUndo: true, canRedo: true })
  const back = await owner.does("POST /api/admin/look/undo", { version: await versionNow() })
  expect(back.draft).toMatchObject({ changed: [], canUndo: false })
  expect(await owner.tries("POST /api/admin/look/undo", { version: await versionNow() })).toMatchObject({
    reason: "notPossibleNow",
  })
  const again = await owner.does("POST /api/admin/look/redo", { version: await versionNow() })
  expect(again.draft?.changed).toEqual(["frame"])
  expect((await save({ hidden: [] })).draft).toMatchObject({ canRedo: false, changed: [] })
  await dropped()
  expect(await rows("select id from look_revision where site_id = 1 and published_at is null")).toEqual([])
})

test("of two who change one draft the slower is shown what the other did", async () => {
  const first = await save({ hidden: ["payments"] })
  const version = first.draft?.version ?? 0
  const look = { ...first.published, hidden: ["contact" as const] }
  const both = await Promise.all([
    owner.tries("POST /api/admin/look/save", { version, look }),
    clerk.tries("POST /api/admin/look/save", { version, look: { ...look, hidden: ["letter"] } }),
  ])
  expect(both.map(({ reason }) => reason).sort()).toEqual(["done", "notPossibleNow"])
  const slower = both.find(({ reason }) => reason === "notPossibleNow")
  expect(slower?.details).toMatchObject({ draft: { version: version + 1 } })
  await dropped()
})

describe("the contrast guard", () => {
  test("a colour that cannot be read is kept as a draft and not published, and one that can is offered", async () => {
    const { draft } = await save({ colours: { page: { "--less": "#e8622f" } } })
    const offer = draft?.faults[0]?.offer
    expect(offer).toMatchObject({ scope: "page", token: "--less", colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    const version = await versionNow()
    expect(await owner.tries("POST /api/admin/look/publish", { version })).toMatchObject({
      status: 409,
      reason: "contrastTooLow",
      details: { faults: draft?.faults },
    })
    const at = new Date(Date.now() + 60_000).toISOString()
    expect(await owner.tries("POST /api/admin/look/schedule", { version, at })).toMatchObject({
      reason: "contrastTooLow",
    })
    expect((await save({ colours: { page: { "--less": offer?.colour ?? "" } } })).draft?.faults).toEqual([])
    expect((await publish()).published.colours).toEqual({ page: { "--less": offer?.colour } })
  })

  test.each([
    ["a name", { page: { "--less": "red" } }],
    ["a way out of the rule", { page: { "--less": "#fff}body{display:none" } }],
    ["a token that is none", { page: { "--Less;}": "#ffffff" } }],
    ["too many", { page: Object.fromEntries(Array.from({ length: 121 }, (_, n) => [`--a${n}`, "#ffffff"])) }],
  ])("%s is no colour", async (_, colours) => {
    const { published, draft } = await shown()
    const sent = { version: draft?.version ?? 0, look: { ...published, colours } }
    expect(await owner.tries("POST /api/admin/look/save", sent)).toMatchObject({ status: 422 })
  })
})

describe("a look that is to be published at a time", () => {
  const jobs = (now: Date) => publishDue(readLooks()).run({ db, log, payments, secret, dataFolder, now })
  const soon = new Date(Date.now() + 3_600_000)
  const later = new Date(soon.getTime() + 60_000)

  test("is published then, once, though two processes look", async () => {
    await save({ template: "sport", colours: {} })
    const { draft } = await owner.does("POST /api/admin/look/schedule", {
      version: await versionNow(),
      at: soon.toISOString(),
    })
    expect(draft?.publishAt).toBe(soon.toISOString())
    expect(await jobs(new Date())).toBeUndefined()
    const said = await Promise.all([jobs(later), jobs(later)])
    expect(said.filter((each) => each === "published 1 of 1 looks")).toHaveLength(1)
    await rows("update site set updated_at = now() where id = 1")
    const { published, draft: left } = await shown()
    expect([published.template, left]).toEqual(["sport", null])
  })

  test("is kept when it turns out that it cannot be", async () => {
    await save(accent("#0a5c36"))
    await save({ template: "default-modulized" })
    await owner.does("POST /api/admin/look/schedule", { version: await versionNow(), at: soon.toISOString() })
    await save({ colours: { page: { "--ink": "#f4f4f4" } } })
    expect(await jobs(later)).toBe("published 0 of 1 looks")
    expect((await shown()).draft).toMatchObject({ publishAt: null, publishRefused: "contrastTooLow" })
    await dropped()
  })

  test("is taken back, and is not in the past", async () => {
    await save({ hidden: ["contact"] })
    const plan = async (at: string | null) =>
      owner.tries("POST /api/admin/look/schedule", { version: await versionNow(), at })
    expect(await plan(soon.toISOString())).toMatchObject({ reason: "done" })
    expect(await plan(null)).toMatchObject({ reason: "done", details: { draft: { publishAt: null } } })
    expect(await jobs(later)).toBeUndefined()
    expect(await plan(new Date(Date.now() - 1).toISOString())).toMatchObject({ reason: "notPossibleNow" })
    await dropped()
  })
})

test("what a look shows is the shop's own", async () => {
  const { published } = await shown()
  const content = { ...published.content, promotion: { title: "", text: "", action: "", image: foreign?.url ?? "" } }
  const look = { ...published, content }
  expect(await owner.tries("POST /api/admin/look/save", { version: 0, look })).toMatchObject({
    reason: "unknownPicture",
  })
  const sections = [{ section: "goodsRail" as const, settings: { goodsIds: [2_000_000_000] } }]
  expect(
    await owner.tries("POST /api/admin/look/save", { version: 0, look: { ...published, sections } }),
  ).toMatchObject({
    reason: "unknownGoods",
  })
})

test("sections that are switched off, and parts of the frame, are kept and not shown", async () => {
  const { published } = await shown()
  const content = { ...published.content, ticker: ["Free delivery"], payments: ["Cash"] }
  const sections: Look["sections"] = [{ section: "hero", hidden: true }, { section: "story" }]
  await save({ sections, content, hidden: ["ticker"] })
  await publish()
  const config = await get("GET /api/site/config")
  expect(config.homeSections).toEqual([{ section: "story" }])
  expect(config.ad_config).toMatchObject({ ticker: [], payments: ["Cash"] })
  expect((await shown()).published).toMatchObject({ sections, content: { ticker: ["Free delivery"] } })
})

test("a draft's look and revisions are those of one shop", async () => {
  await save({ hidden: ["payments"] })
  const theirs = await other.reads("GET /api/admin/look")
  expect(theirs.draft).toBeNull()
  const { list } = await owner.reads("GET /api/admin/look/revisions")
  expect((await other.reads("GET /api/admin/look/revisions")).total).toBe(0)
  expect(await other.tries("POST /api/admin/look/restore", { version: 0, id: list[0]?.id ?? 0 })).toMatchObject({
    reason: "unknownRow",
  })
  expect(await other.tries("POST /api/admin/look/publish", { version: await versionNow() })).toMatchObject({
    reason: "notPossibleNow",
  })
  await dropped()
})

test("an editor is told what templates are drawn with", async () => {
  const { base, tones, templates, kinds } = await clerk.reads("GET /api/admin/look/templates")
  expect(templates).toHaveLength(17)
  expect(base["--paper"]).toBe("#fff")
  expect(tones.inverse?.["--ink"]).toBe("var(--strip-ink)")
  expect(templates.find(({ name }) => name === "sport")?.tokens["--lime"]).toBe("#c8ff00")
  expect(kinds.map(({ section }) => section)).toContain("hero")
})

test("a link to a draft is made anew, and ends with it", async () => {
  await save({ hidden: ["contact"] })
  const share = async (days: number) => owner.does("POST /api/admin/look/share", { version: await versionNow(), days })
  const [first, second] = [await share(7), await share(7)]
  expect(first.address).toMatch(/^http:\/\/default-modulized\.localhost\/draft\/[\w.-]+$/)
  expect(second.address).not.toBe(first.address)
  expect(second.look.draft?.sharedUntil).not.toBeNull()
  expect(await share(0)).toMatchObject({ address: null, look: { draft: { sharedUntil: null } } })
  await dropped()
})
