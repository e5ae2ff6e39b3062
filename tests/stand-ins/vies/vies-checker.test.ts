import { afterAll, beforeEach, expect, test } from "vitest"
import { viesChecker } from "../../../src/server/business/vies-checker.ts"
import { viesStandIn } from "./vies-stand-in.ts"

const vies = await viesStandIn()
const check = viesChecker(vies.url, 300)
vies.registered.add("ATU12345678")

beforeEach(() => {
  Object.assign(vies.state, { trouble: null, delayMs: 0, raw: null })
  vies.asked.length = 0
})
afterAll(() => {
  vies.close()
})

test("a number that is registered is confirmed, with a reference for whoever asks in a name", async () => {
  expect(await check("ATU12345678", "DE123456789")).toEqual({ result: "confirmed", reference: "WAPIAAAAY1" })
  expect(await check("ATU12345678", null)).toEqual({ result: "confirmed", reference: null })
  expect(vies.asked).toEqual([
    { countryCode: "AT", vatNumber: "U12345678", requesterMemberStateCode: "DE", requesterNumber: "123456789" },
    { countryCode: "AT", vatNumber: "U12345678" },
  ])
})

test("one that is not, or could not be, is refused", async () => {
  expect(await check("ATU00000000", "DE123456789")).toEqual({ result: "refused", reference: "WAPIAAAAY1" })
  vies.state.trouble = "INVALID_INPUT"
  expect(await check("ATU12345678", null)).toEqual({ result: "refused", reference: null })
})

test.each([
  "MS_UNAVAILABLE",
  "SERVICE_UNAVAILABLE",
  "TIMEOUT",
  "MS_MAX_CONCURRENT_REQ",
  "GLOBAL_MAX_CONCURRENT_REQ",
  "IP_BLOCKED",
  "INVALID_REQUESTER_INFO",
])("%s says nothing about the number", async (trouble) => {
  vies.state.trouble = trouble
  expect(await check("ATU12345678", null)).toEqual({ result: "silent", reference: null, why: trouble })
})

test.each([
  ["no JSON", "<html>busy</html>"],
  ["nothing", "null"],
  ["an answer about another number", '{"countryCode":"AT","vatNumber":"U99999999","valid":true}'],
  ["an answer that is none", '{"countryCode":"AT","vatNumber":"U12345678","valid":"yes"}'],
])("%s is silence", async (_, raw) => {
  vies.state.raw = raw
  expect(await check("ATU12345678", null)).toMatchObject({ result: "silent" })
})

test("who does not answer in time, or at all, is silent", async () => {
  vies.state.delayMs = 2_000
  const begin = Date.now()
  expect(await check("ATU12345678", null)).toMatchObject({ result: "silent" })
  expect(Date.now() - begin).toBeLessThan(1_500)
  expect(await viesChecker("http://127.0.0.1:1")("ATU12345678", null)).toMatchObject({ result: "silent" })
})
