import { describe, expect, test } from "vitest"
import type { HostProof, Looked } from "../../../../src/server/host-proof.ts"
import { newStaff } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { keeping } from "../catalog/staff-calls.ts"
import { atDesk } from "../desk/desk.ts"

/** The world outside, as far as it is asked: what stands in the DNS and at the addresses. */
const records = new Map<string, string>()
const files = new Map<string, string>()
let isOffline = false
const look = (there: string | undefined, wanted: string): Looked => {
  if (isOffline) return "unreachable"
  if (there === undefined) return "missing"
  return there === wanted ? "found" : "other"
}
const hostProver = async ({ record, file }: HostProof) => ({
  record: look(records.get(record.name), record.value),
  file: look(files.get(file.address), file.content),
})

const shop = await testShop("demo", { hostProver })
const { rows, send } = shop
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)
const ofSport = keeping(shop, {
  ...(await newStaff(shop, "owner", "sport")),
  host: "sport.localhost",
})

const add = (host: string) => owner.does("POST /api/admin/domain/add", { host })
const check = (host: string) => owner.does("POST /api/admin/domain/check", { host })
const found = async (host: string) =>
  (await owner.reads("GET /api/admin/site/domains")).list.find((domain) => domain.host === host)
const proof = async (host: string) => {
  const domain = await found(host)
  if (!domain?.proof) throw new Error(`${host} has no proof`)
  return domain.proof
}

describe("a host", () => {
  test("is open once its DNS says what the shop has given, and not before", async () => {
    const { list } = await add(" Lantern.Example. ")
    expect(list.at(-1)).toMatchObject({ host: "lantern.example", state: "waiting", isPrimary: false })
    expect(await check("lantern.example")).toMatchObject({ isOpen: false, record: "missing", file: "missing" })
    const { record } = await proof("lantern.example")
    expect(record.name).toBe("_vitrine.lantern.example")
    records.set(record.name, "vitrine=another")
    expect(await check("lantern.example")).toMatchObject({ isOpen: false, record: "other" })
    records.set(record.name, record.value)
    const checked = await check("lantern.example")
    expect(checked).toMatchObject({ isOpen: true, record: "found" })
    expect(checked.domains).toContainEqual(
      expect.objectContaining({ host: "lantern.example", state: "open", proof: null }),
    )
    const config = await send("/api/site/config", { host: "lantern.example" })
    expect((await config.json()).data.title).toBe((await shop.get("GET /api/site/config")).title)
    expect((await desk.noted("domain lantern.example")).map(({ action }) => action)).toEqual([
      "domain.add",
      "domain.check",
      "domain.check",
      "domain.open",
    ])
  })

  test("is proved by a file as well", async () => {
    await add("bücher.example")
    const { file } = await proof("xn--bcher-kva.example")
    expect(file.address).toBe("http://xn--bcher-kva.example/.well-known/vitrine.txt")
    files.set(file.address, file.content)
    expect(await check("xn--bcher-kva.example")).toMatchObject({ isOpen: true, file: "found" })
  })

  test("stays waiting where nobody can be reached, and the owner is told so", async () => {
    await add("far.example")
    isOffline = true
    expect(await check("far.example")).toMatchObject({ isOpen: false, record: "unreachable", file: "unreachable" })
    isOffline = false
    expect(await found("far.example")).toMatchObject({ state: "waiting" })
  })

  test("that two shops want belongs to whoever proves it", async () => {
    await add("wanted.example")
    await ofSport.does("POST /api/admin/domain/add", { host: "wanted.example" })
    const theirs = (await ofSport.reads("GET /api/admin/site/domains")).list.find(
      ({ host }) => host === "wanted.example",
    )
    const { record } = await proof("wanted.example")
    expect(theirs?.proof?.record.value).not.toBe(record.value)
    records.set(record.name, record.value)
    expect(await ofSport.does("POST /api/admin/domain/check", { host: "wanted.example" })).toMatchObject({
      isOpen: false,
      record: "other",
    })
    expect(await check("wanted.example")).toMatchObject({ isOpen: true })
    expect(await ofSport.tries("POST /api/admin/domain/add", { host: "wanted.example" })).toMatchObject({
      details: { fields: { host: "hostTaken" } },
    })
  })

  test("is opened once, however often at the same moment", async () => {
    await add("at-once.example")
    const { record } = await proof("at-once.example")
    records.set(record.name, record.value)
    const tried = await Promise.all(
      Array.from({ length: 4 }, () => owner.tries("POST /api/admin/domain/check", { host: "at-once.example" })),
    )
    expect(tried.filter(({ reason }) => reason === "done")).toHaveLength(1)
    expect(tried.every(({ reason }) => reason === "done" || reason === "unknownRow")).toBe(true)
    expect(await rows("select from site_domain where host = 'at-once.example'")).toHaveLength(1)
  })
})

test.each([
  ["one that staff come in by", "admin.lantern.example"],
  ["one of another shop", "sport.localhost"],
  ["one that it has", "default-modulized.localhost"],
  ["an address", "192.168.0.1"],
  ["an address with a path", "https://shop.example/x"],
  ["one with a port", "shop.example:8080"],
  ["a whole zone", "*.shop.example"],
  ["nothing", ""],
  ["one label", "localhost"],
  ["one that is too long", `${"x".repeat(120)}.example`],
  ["markup", "<script>.example"],
])("a shop cannot have %s", async (_what, host) => {
  const before = await owner.reads("GET /api/admin/site/domains")
  const tried = await owner.tries("POST /api/admin/domain/add", { host })
  expect(tried).toMatchObject({
    status: 422,
    reason: "invalidField",
    details: { fields: { host: expect.any(String) } },
  })
  expect(await owner.reads("GET /api/admin/site/domains")).toEqual(before)
})

test("another host becomes the primary one; the primary one cannot be removed, others can", async () => {
  await add("second.localhost")
  expect(await owner.tries("POST /api/admin/domain/primary", { host: "second.localhost" })).toMatchObject({
    reason: "unknownRow",
  })
  const { record } = await proof("second.localhost")
  records.set(record.name, record.value)
  await check("second.localhost")
  const { list } = await owner.does("POST /api/admin/domain/primary", { host: "second.localhost" })
  expect(list.filter(({ isPrimary }) => isPrimary).map(({ host }) => host)).toEqual(["second.localhost"])
  expect(await owner.tries("POST /api/admin/domain/remove", { host: "second.localhost" })).toMatchObject({
    status: 409,
    reason: "inUse",
  })
  await owner.does("POST /api/admin/domain/primary", { host: "default-modulized.localhost" })
  await owner.does("POST /api/admin/domain/remove", { host: "second.localhost" })
  expect(await found("second.localhost")).toBeUndefined()
})

test("hosts of another shop can be neither seen, checked, made primary nor removed", async () => {
  const hosts = (await owner.reads("GET /api/admin/site/domains")).list.map(({ host }) => host)
  expect(hosts).not.toContain("sport.localhost")
  for (const name of [
    "POST /api/admin/domain/check",
    "POST /api/admin/domain/primary",
    "POST /api/admin/domain/remove",
  ] as const)
    expect(await owner.tries(name, { host: "sport.localhost" })).toMatchObject({ reason: "unknownRow" })
  expect(await rows("select from site_domain where host = 'sport.localhost' and is_primary")).toHaveLength(1)
})

test("nobody has the server look at hosts without end", async () => {
  await add("busy.example")
  const tried = []
  for (let look = 0; look < 31; look++)
    tried.push((await owner.tries("POST /api/admin/domain/check", { host: "busy.example" })).reason)
  expect(tried.at(-1)).toBe("tooMany")
})
