import { afterAll, describe, expect, test } from "vitest"
import { z } from "zod"
import type { Call } from "../../../src/contract/call.ts"
import { calls } from "../../../src/contract/calls.ts"
import { refusalStatus } from "../../../src/contract/refusals.ts"
import { BODY_MAX_BYTES, LARGE_BODY_MAX_BYTES } from "../../../src/domain/constants.ts"
import { newMember, newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { EVERYWHERE, SOMEWHERE } from "./aims.ts"
import { getNames, goodQueries, pathOf, postNames, REFUSED_HERE } from "./good-queries.ts"
import { plausibleAsk } from "./plausible-ask.ts"

const shop = await testShop()
const queries = await goodQueries(shop)

/** Whoever may make a call makes it: nonsense has to get past the door to do harm. */
const [member, owner] = [await newMember(shop), await newStaff(shop)]
const openers = {
  shopper: {},
  member: member.headers,
  account: owner.headers,
  staff: owner.headers,
  owner: owner.headers,
}
const send: typeof shop.send = (path, init = {}) => {
  const name = `${init.method ?? "GET"} ${path.split("?")[0]}`
  const call: Call | undefined = name in calls ? calls[name as keyof typeof calls] : undefined
  const headers = new Headers(init.headers)
  if (call?.idempotent) headers.set("idempotency-key", "bad-input-key")
  for (const [header, value] of Object.entries(call?.who ? openers[call.who] : {})) headers.set(header, String(value))
  return shop.send(path, { ...init, headers })
}

const SLOWEST_MS = 1000
const success = z.strictObject({ code: z.literal(1), data: z.unknown(), msg: z.literal("") })
const refusal = z.strictObject({
  code: z.literal(0),
  data: z.unknown(),
  msg: z.string().min(1),
  reason: z.string().refine((reason) => reason in refusalStatus),
})

type Refused = { status: number; reason?: string; fields?: unknown; headers: Headers }

let sent = 0
afterAll(() =>
  console.log(`${sent} bad requests to ${Object.keys(calls).length} calls: each answered in the envelope, below 500`),
)

/** They answer with a file; their refusals come in the envelope. */
const files = new Set(Object.entries<Call>(calls).flatMap(([name, call]) => (call.file ? [name.split(" ")[1]] : [])))

async function timed(path: string, init?: Parameters<typeof send>[1]) {
  sent++
  const begin = performance.now()
  const response = await send(path, init)
  const text = await response.text()
  return { response, text, ms: performance.now() - begin }
}

/** Sends it and sees that it is answered quickly, in the envelope, with a fitting status and without a word of our insides. */
async function answered(path: string, init?: Parameters<typeof send>[1]): Promise<Refused> {
  let { response, text, ms } = await timed(path, init)
  // A busy machine may hold up one answer; a request that costs too much is slow every time.
  for (let again = 0; ms >= SLOWEST_MS && again < 2; again++) ({ response, text, ms } = await timed(path, init))
  const where = `${path.slice(0, 200)} → ${response.status} ${text.slice(0, 300)}`
  if (response.ok && files.has(path.split("?")[0] ?? "")) {
    expect(ms, where).toBeLessThan(SLOWEST_MS)
    expect(response.headers.get("content-disposition"), where).toMatch(/^attachment; filename="[\w.-]+"$/)
    return { status: response.status, reason: undefined, fields: undefined, headers: response.headers }
  }
  expect(ms, where).toBeLessThan(SLOWEST_MS)
  expect(response.status, where).toBeLessThan(500)
  expect(response.headers.get("content-type"), where).toMatch(/^application\/json\b/)
  expect(text, where).not.toMatch(/node_modules|\\n +at |Failed query|DrizzleQuery|ZodError|select \\"/)
  const envelope: unknown = JSON.parse(text)
  const parsed = (response.ok ? success : refusal).safeParse(envelope)
  expect(parsed.error?.issues, where).toBeUndefined()
  const { reason, data } = z.looseObject({ reason: z.string().optional(), data: z.unknown() }).parse(envelope)
  const fields = z.object({ fields: z.record(z.string(), z.string()) }).safeParse(data).data?.fields
  return { status: response.status, reason, fields, headers: response.headers }
}

/** Written as they stand in the address. */
const nonsense = [
  ...[
    "abc",
    "-1",
    "0",
    "1e9",
    "1e3",
    "99999999999",
    "9999999999999999999999",
    "NaN",
    "Infinity",
    "0x10",
    "1.5",
    "%2B1",
  ],
  "1000000000",
  "101",
  "null",
  "undefined",
  "true",
  "[object%20Object]",
  "%00",
  "a%00b",
  "%ff%fe",
  "%c0%80",
  "%",
  "%zz",
  "%ED%A0%80",
  "'",
  "%25",
  "%5C",
  "%27%20OR%201%3D1--",
  "%27%20%26%20!%20(%20)%20%3A%20*%20%3C-%3E",
  "%3A*",
  "!!",
  "%26%26",
  "(((",
  "a%3C-%3Eb",
  "%5C%27",
  "%25_%25",
  "x".repeat(10_000),
  "%F0%9F%98%80",
  "%E2%80%AE%D7%A9",
  ...[
    "%D9%85%D8%B1%D8%AD%D8%A8%D8%A7",
    "%00%01%02%1f%7f",
    "%E2%80%8B",
    "<script>alert(1)</script>",
    "../../etc/passwd",
  ],
  "1,2,,3",
  "1,".repeat(60),
  "4294967296,1",
  "$(id)",
  "{{7*7}}",
]
const numbers = ["categoryId", "tag", "id", "goods_id", "current_page", "page_size", "staff_id"]
const noNumber = [
  "abc",
  "-1",
  "0",
  "1e9",
  "1e3",
  "99999999999999",
  "NaN",
  "Infinity",
  "0x10",
  "1.5",
  "%2B1",
  "%00",
  "%20",
]

describe.each(getNames)("%s", (name) => {
  const path = pathOf(name)
  const good = new URLSearchParams(queries[name])
  const call: Call = calls[name]
  const parameters = Object.keys(call.query?.shape ?? {})
  const asked = (parameter: string, value: string) => {
    const others = new URLSearchParams([...good].filter(([key]) => key !== parameter))
    return `${path}?${others}${others.size > 0 ? "&" : ""}${parameter}=${value}`
  }

  const expected = REFUSED_HERE[name] ?? 200

  test("is answered as it should be asked", async () => {
    expect((await answered(`${path}?${good}`)).status).toBe(expected)
  })

  test("ignores parameters that it does not have", async () => {
    for (const value of ["-1", "%00", "%ff%fe", "x".repeat(10_000), "%F0%9F%98%80"]) {
      const others = ["p", "nobody", "__proto__", "constructor", "hasOwnProperty"].map((key) => `${key}=${value}`)
      expect((await answered(`${path}?${good}&${others.join("&")}`)).status, value).toBe(expected)
    }
  })

  test.each(parameters)("takes no harm from nonsense in %s", async (parameter) => {
    for (const value of nonsense) await answered(asked(parameter, value))
  })

  test.each(parameters.filter((parameter) => numbers.includes(parameter)))(
    "names %s as what is wrong",
    async (parameter) => {
      for (const value of [...noNumber, ...(parameter === "page_size" ? ["101"] : ["9999999999999"])]) {
        const { status, reason, fields } = await answered(asked(parameter, value))
        expect({ status, reason }, value).toEqual({ status: 422, reason: "invalidField" })
        expect(fields, value).toEqual({ [parameter]: expect.any(String) })
      }
    },
  )

  test("takes the first of repeated parameters and ignores brackets and junk", async () => {
    const junk = ["a[b][c]=1", "a[]=1&a[]=2", "&&&==&=", "%00=%00", "%ff=%ff", `${"x".repeat(5000)}=1`, "?a=1?b=2"]
    for (const parameter of parameters) {
      const [value = "1"] = good.getAll(parameter)
      junk.push(`${parameter}[]=${value}`, `${parameter}[x][y]=1`)
      if (good.has(parameter)) {
        expect((await answered(`${path}?${good}&${parameter}=nonsense`)).status).toBe(expected)
        expect((await answered(`${path}?${parameter}=%00&${good}`)).status).not.toBe(503)
      }
    }
    for (const query of junk) expect((await answered(`${path}?${good}&${query}`)).status, query).toBe(expected)
  })
})

const MALFORMED = [
  ...[
    "",
    " ",
    "{",
    '{"a":}',
    "{'a':1}",
    '{"a":1}}',
    "\u0000",
    "undefined",
    '{"a":"\u0001"}',
    "[]",
    "[{}]",
    "null",
    "1",
  ],
  ...['"text"', "true", "[".repeat(30_000), "[".repeat(9000) + "]".repeat(9000)],
]

/** What no field, or hardly any, can be. Client-sent prices are no fields at all and ignored. */
const NO_VALUES = [
  ...[null, [], {}, -1, 0, 1.5, 1e9, Number.MAX_VALUE, "1e3", "NaN", { $gt: "" }, [[[[[]]]]], "x".repeat(50_000)],
  Array.from({ length: 10_000 }, (_, index) => index + 1),
]

const takesJson = (name: string) => {
  const call: Call | undefined = calls[name as keyof typeof calls]
  return call?.body !== undefined
}

describe.each(postNames.filter(takesJson))("%s", (name) => {
  const path = pathOf(name)
  const call: Call = calls[name]
  const post = (body: BodyInit, type: string | null = "application/json") =>
    answered(path, { method: "POST", body, headers: type === null ? {} : { "content-type": type } })

  test("a body above the limit is too large, with or without its length in front", async () => {
    const big = JSON.stringify({ name: "x".repeat(call.large ? LARGE_BODY_MAX_BYTES : BODY_MAX_BYTES) })
    expect(await post(big)).toMatchObject({ status: 413, reason: "tooLarge" })
    const told = { "content-type": "application/json", "content-length": String(big.length) }
    expect(await answered(path, { method: "POST", body: big, headers: told })).toMatchObject({ status: 413 })
  })

  test("what is no JSON object is malformed", async () => {
    for (const body of MALFORMED) expect(await post(body), body).toMatchObject({ status: 400, reason: "malformed" })
  })

  test("bytes that are no UTF-8 do no harm", async () => {
    await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))
  })

  test("anything but JSON is refused", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/json",
      null,
    ])
      expect(await post("{}", type), String(type)).toMatchObject({ status: 415, reason: "jsonOnly" })
  })

  test("fields that cannot be are named as wrong, all at once and each by itself", async () => {
    const wanted = Object.keys(call.body?.shape ?? {})
    const good = plausibleAsk(call, { ...EVERYWHERE, ...SOMEWHERE[name] }).body ?? {}
    const bodies = NO_VALUES.flatMap((value) => [
      Object.fromEntries(wanted.map((key) => [key, value])),
      ...wanted.map((key) => ({ ...good, [key]: value })),
    ])
    for (const body of bodies.filter((each) => !call.body?.safeParse(each).success)) {
      const text = JSON.stringify(body)
      const { status, reason, fields } = await post(text)
      if (text.length > BODY_MAX_BYTES) {
        expect({ status, reason }).toEqual({ status: 413, reason: "tooLarge" })
        continue
      }
      expect({ status, reason }, text.slice(0, 300)).toEqual({ status: 422, reason: "invalidField" })
      const named = Object.keys(z.record(z.string(), z.string()).parse(fields)).map((field) => field.split(".")[0])
      expect(wanted).toEqual(expect.arrayContaining(named))
    }
  })

  test("an object that is empty, deep or means the prototype does no harm", async () => {
    const deep = `{"a":${"[".repeat(500)}${"]".repeat(500)}}`
    const isFit = call.body?.safeParse({}).success
    for (const body of ["{}", deep, '{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}']) {
      const answer = await post(body)
      if (!isFit) expect(answer, body).toMatchObject({ status: 422, reason: "invalidField" })
    }
    expect({}).not.toHaveProperty("polluted")
  })
})

test("a body of 10 MB is too large, with or without its length in front", async () => {
  const body = JSON.stringify({ name: "x".repeat(10_000_000) })
  const headers = { "content-type": "application/json" }
  for (const told of [headers, { ...headers, "content-length": String(body.length) }]) {
    expect(await answered("/api/content/feedback", { method: "POST", body, headers: told })).toMatchObject({
      status: 413,
    })
  }
})

test.each([
  "a\u0000b",
  "half an emoji \ud83d",
  "\u202eright to left",
  "😀".repeat(20),
  "'; drop table feedback; --",
  "<b>",
])("feedback may say %j", async (text) => {
  const body = JSON.stringify({
    name: text,
    email: "ada@shop.example",
    country: text,
    phone: text.slice(0, 20),
    content: text,
  })
  const headers = { "content-type": "application/json; charset=utf-8" }
  expect((await answered("/api/content/feedback", { method: "POST", body, headers })).status).toBe(200)
})

test.each([
  "/api/",
  "/api/nothing",
  "/api/goods",
  "/api/goods/lists/",
  "/api/goods/lists/1",
  "/api//goods/lists",
  "/api/%00",
])("%s is no call", async (path) => expect(await answered(path)).toMatchObject({ status: 404, reason: "unknownCall" }))

test.each(Object.keys(calls))("%s is answered that way only", async (name) => {
  const [own = "", path = ""] = name.split(" ")
  const allowed = Object.keys(calls)
    .filter((other) => pathOf(other) === path)
    .map((other) => other.split(" ")[0] ?? "")
  for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"].filter((each) => !allowed.includes(each))) {
    const { status, reason, headers } = await answered(path, { method })
    expect({ status, reason }, method).toEqual({ status: 405, reason: "methodNotAllowed" })
    expect(headers.get("allow")?.split(", "), method).toContain(own)
  }
})
