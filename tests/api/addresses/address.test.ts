import { describe, expect, test } from "vitest"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const SPORT = "sport.localhost"

type Headers = Record<string, string>
const HOME = {
  region_code: "US-ME",
  addressPart: "12 Cumberland Avenue",
  contacter: "Robin",
  callingCodes: "1",
  mobile: "207 555 0177",
  city: "Portland",
  zipCode: "04101",
}
/** The same, as the guest's form calls it. */
const GUESTS_HOME = {
  region_code: "US-ME",
  address_part: "12 Cumberland Avenue",
  contact: "Robin",
  calling_code: "1",
  mobile: "207 555 0177",
  city: "Portland",
  zip_code: "04101",
}
const add = (headers: Headers, more: object = {}) =>
  ask("POST /api/address/add", { headers, body: { ...HOME, ...more } })
const list = async (headers: Headers) => (await get("GET /api/address/lists", undefined, { headers })).list
const added = async (headers: Headers, more: object = {}) => {
  const answer = await add(headers, more)
  if (answer.code !== 1) throw new Error(`add was refused: ${answer.reason} ${JSON.stringify(answer.data)}`)
  return answer.data
}
const defaults = async (headers: Headers) => (await list(headers)).filter(({ isDefault }) => isDefault)

test("an address is kept as it was typed, and says where that is", async () => {
  const { headers } = await newMember(shop)
  const kept = await added(headers, { email: "Robin@Home.example", contacter: " Robin " })
  const [country] = await rows<{ id: number }>("select id from region where code = 'US'")
  expect(kept).toEqual({
    id: kept.id,
    addressId: kept.id,
    contacter: "Robin",
    callingCodes: "1",
    mobile: "207 555 0177",
    email: "robin@home.example",
    countryId: country?.id,
    countryName: "United States",
    reginName: "Maine",
    region_code: "US-ME",
    city: "Portland",
    addressPart: "12 Cumberland Avenue",
    zipCode: "04101",
    fullAddr: "12 Cumberland Avenue, Portland, Maine 04101, United States",
    isDefault: true,
    disabled: false,
  })
  expect(await list(headers)).toEqual([kept])
})

test("the country may be named by its number, and is shown in the visitor's language", async () => {
  const { headers } = await newMember(shop)
  const [germany] = await rows<{ id: number }>("select id from region where code = 'DE'")
  const { region_code: _, ...elsewhere } = HOME
  const body = { ...elsewhere, region_id: germany?.id, zipCode: "10115", callingCodes: "", mobile: "030 1234567" }
  const answer = await ask("POST /api/address/add", { headers: { ...headers, "accept-language": "de" }, body })
  expect(answer).toMatchObject({ data: { region_code: "DE", callingCodes: "49", reginName: "", zipCode: "10115" } })
  if (answer.code === 1) expect(["Deutschland", "Germany"]).toContain(answer.data.countryName)
})

test("what was read can be changed and sent back as it is", async () => {
  const { headers } = await newMember(shop)
  const read = await added(headers, { email: "robin@home.example" })
  const back = await ask("POST /api/address/edit", { headers, body: read })
  expect(back).toMatchObject({ code: 1, data: read })
  const moved = await ask("POST /api/address/edit", { headers, body: { ...read, city: "Bangor", contacter: "Ada" } })
  expect(moved).toMatchObject({
    code: 1,
    data: { ...read, city: "Bangor", contacter: "Ada", fullAddr: expect.anything() },
  })
  const again = await ask("POST /api/address/add", { headers, body: read })
  expect(again).toMatchObject({ code: 1, data: { ...read, id: expect.any(Number), addressId: expect.any(Number) } })
})

test("a part of one country does not stay when another country is sent back with it", async () => {
  const { headers } = await newMember(shop)
  const read = await added(headers)
  const [germany] = await rows<{ id: number }>("select id from region where code = 'DE'")
  const elsewhere = { ...read, countryId: germany?.id ?? 0, zipCode: "10115", mobile: "030 1234567" }
  expect(await ask("POST /api/address/edit", { headers, body: elsewhere })).toMatchObject({
    status: 422,
    data: { fields: { region_code: "regionUnknown" } },
  })
  const { region_code: _, ...country } = elsewhere
  expect(await ask("POST /api/address/edit", { headers, body: { ...country, callingCodes: "" } })).toMatchObject({
    data: { region_code: "DE", countryId: germany?.id, reginName: "" },
  })
})

describe("the names of the guest's form", () => {
  const send = (headers: Headers, body: object) =>
    shop.send("/api/address/add", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    })

  test("are understood too, and lose against the address's own", async () => {
    const { headers } = await newMember(shop)
    const other = { ...GUESTS_HOME, zipCode: "04102", zip_code: "04101" }
    expect((await send(headers, other)).status).toBe(200)
    expect(await list(headers)).toMatchObject([{ contacter: "Robin", addressPart: HOME.addressPart, zipCode: "04102" }])
  })

  test.each([
    [{ contact: " " }, { contact: "nameRequired" }],
    [{ zip_code: "ABC" }, { zip_code: "postcodeInvalid" }],
    [{ address_part: "x".repeat(301) }, { address_part: "tooLong" }],
    [{ is_default: "1" }, { is_default: "invalid" }],
  ])("what is wrong with %j is said under the same name", async (more, fields) => {
    const { headers } = await newMember(shop)
    const answer = await send(headers, { ...GUESTS_HOME, ...more })
    expect([answer.status, (await answer.json()).data]).toEqual([422, { fields }])
  })
})

describe("the default", () => {
  test("is the first address, then whichever was made so last", async () => {
    const { headers } = await newMember(shop)
    const first = await added(headers, { isDefault: false })
    const second = await added(headers)
    expect([first.isDefault, second.isDefault]).toEqual([true, false])
    const third = await added(headers, { isDefault: true })
    expect((await list(headers)).map(({ id }) => id)).toEqual([third.id, second.id, first.id])
    expect(await defaults(headers)).toMatchObject([{ id: third.id }])
  })

  test("stays when it is edited, and moves when another one is made so", async () => {
    const { headers } = await newMember(shop)
    const first = await added(headers)
    const second = await added(headers)
    const edit = (id: number, more: object) =>
      ask("POST /api/address/edit", { headers, body: { ...HOME, id, city: "Bangor", ...more } })
    expect(await edit(first.id, { isDefault: false })).toMatchObject({ data: { city: "Bangor", isDefault: true } })
    expect(await edit(second.id, { isDefault: true })).toMatchObject({ data: { isDefault: true } })
    expect(await defaults(headers)).toMatchObject([{ id: second.id }])
  })

  test("goes to the newest other one when it is removed", async () => {
    const { headers } = await newMember(shop)
    const [first, , third] = [await added(headers), await added(headers), await added(headers)]
    const left = await ask("POST /api/address/delete", { headers, body: { id: first.id } })
    expect(left).toMatchObject({ data: { list: [{ id: third.id, isDefault: true }, { isDefault: false }], total: 2 } })
    for (const { id } of await list(headers)) await ask("POST /api/address/delete", { headers, body: { id } })
    expect(await list(headers)).toEqual([])
    expect(await added(headers)).toMatchObject({ isDefault: true })
  })

  test("is exactly one after 30 changes in parallel", async () => {
    const { headers } = await newMember(shop)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(headers, { isDefault: n % 2 === 0 })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20)
    expect(await defaults(headers)).toHaveLength(1)
    const ids = (await list(headers)).map(({ id }) => id)
    await Promise.all([
      ...ids.slice(0, 10).map((id) => ask("POST /api/address/delete", { headers, body: { id } })),
      ...ids.slice(10).map((id) => ask("POST /api/address/edit", { headers, body: { ...HOME, id, isDefault: true } })),
    ])
    expect(await list(headers)).toHaveLength(10)
    expect(await defaults(headers)).toHaveLength(1)
  })
})

test("a member has at most 50 addresses, also when they add them in parallel", async () => {
  const { headers } = await newMember(shop)
  const answers = await Promise.all(Array.from({ length: 60 }, () => add(headers)))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(50)
  expect(answers.find(({ code }) => code !== 1)).toMatchObject({ status: 409, reason: "addressesFull" })
})

test.each([
  [{ region_code: "XX" }, { region_code: "regionUnknown" }],
  [{ region_code: "nowhere" }, { region_code: "regionUnknown" }],
  [{ region_code: undefined }, { region_code: "required" }],
  [{ mobile: "12" }, { mobile: "phoneInvalid" }],
  [{ mobile: "" }, { mobile: "required" }],
  [{ zipCode: "ABC" }, { zipCode: "postcodeInvalid" }],
  [{ zipCode: undefined }, { zipCode: "postcodeInvalid" }],
  [{ region_code: "GB", zipCode: "04101", callingCodes: "44", mobile: "07700900143" }, { zipCode: "postcodeInvalid" }],
  [{ contacter: " " }, { contacter: "nameRequired" }],
  [{ city: "" }, { city: "required" }],
  [{ addressPart: "x".repeat(301) }, { addressPart: "tooLong" }],
  [{ email: "nobody" }, { email: "emailInvalid" }],
  [{ isDefault: "1" }, { isDefault: expect.any(String) }],
])("what is wrong with %j is said", async (more, fields) => {
  const { headers } = await newMember(shop)
  expect(await add(headers, more)).toMatchObject({ status: 422, reason: "invalidField", data: { fields } })
  expect(await list(headers)).toEqual([])
})

test("an address that the shop does not ship to cannot be chosen while it ships free by region", async () => {
  const { headers } = await newMember(shop)
  await added(headers)
  await added(headers, { region_code: "CA-ON", zipCode: "M6G 2N6", mobile: "416 555 0162" })
  await rows("update site set free_shipping = true where id = 1")
  await rows("delete from free_shipping_region where site_id = 1")
  await rows("insert into free_shipping_region (site_id, region_id) select 1, id from region where code = 'CA'")
  const disabled = (await list(headers)).map(({ region_code, disabled }) => [region_code, disabled])
  expect(disabled).toEqual([
    ["US-ME", true],
    ["CA-ON", false],
  ])
  await rows("update site set free_shipping = false where id = 1")
  expect((await list(headers)).map(({ disabled }) => disabled)).toEqual([false, false])
})

test("nobody sees, changes or removes the address of another", async () => {
  const owner = await newMember(shop)
  const { id } = await added(owner.headers)
  const others = [
    { ...(await newMember(shop)), host: undefined, refusal: { status: 404, reason: "unknownAddress" } },
    { ...(await newMember(shop, "sport")), host: SPORT, refusal: { status: 404, reason: "unknownAddress" } },
    { ...(await newMember(shop, "sport")), host: undefined, refusal: { status: 401, reason: "sessionOver" } },
    { headers: {}, host: undefined, refusal: { status: 401, reason: "signInRequired" } },
  ]
  for (const { headers, host, refusal } of others) {
    const body = { ...HOME, id, city: "Elsewhere" }
    expect(await ask("POST /api/address/edit", { headers, host, body })).toMatchObject(refusal)
    expect(await ask("POST /api/address/delete", { headers, host, body: { id } })).toMatchObject(refusal)
    const seen = await ask("GET /api/address/lists", { headers, host })
    expect(JSON.stringify(seen.data ?? null)).not.toContain("Cumberland")
  }
  expect(await list(owner.headers)).toMatchObject([{ id, city: "Portland" }])
})
