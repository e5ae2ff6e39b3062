import { describe, expect, test } from "vitest"
import { agreedPurposes, type Consent, type ConsentPurpose, mustAsk, readConsent, writeConsent } from "./consent.ts"

test.each([
  [null, {}],
  ["", {}],
  ["chat-yes", { chat: true }],
  ["chat-yes.counting-no.adverts-yes", { chat: true, counting: false, adverts: true }],
  ["chat", {}],
  ["chat-maybe.adverts-no", { adverts: false }],
  ["other-yes.__proto__-yes", {}],
  ["chat-no.chat-yes", { chat: true }],
])("%j says %j", (text, consent) => {
  expect(readConsent(text)).toEqual(consent)
})

test("what is written is read again", () => {
  const all = { chat: false, counting: true, adverts: false }
  expect(readConsent(writeConsent(all))).toEqual(all)
  expect(writeConsent({})).toBe("")
})

describe("of chat and adverts", () => {
  const purposes: ConsentPurpose[] = ["chat", "adverts"]
  test.each<[string, boolean, Consent, ConsentPurpose[], boolean]>([
    ["nobody is asked: all of it runs", false, {}, ["chat", "adverts"], false],
    ["nobody is asked, whatever was said elsewhere", false, { chat: false }, ["chat", "adverts"], false],
    ["nothing runs before the answer", true, {}, [], true],
    ["all was agreed to", true, { chat: true, adverts: true }, ["chat", "adverts"], false],
    ["all was refused", true, { chat: false, adverts: false }, [], false],
    ["one of them was", true, { chat: true, adverts: false }, ["chat"], false],
    ["one was added since: it does not run, and is asked about", true, { chat: true }, ["chat"], true],
    ["what the shop has not got does not run", true, { chat: false, adverts: false, counting: true }, [], false],
  ])("%s", (_name, asksFirst, consent, agreed, asks) => {
    expect(agreedPurposes({ purposes, asksFirst }, consent)).toEqual(agreed)
    expect(mustAsk({ purposes, asksFirst }, consent)).toBe(asks)
  })
})

test("a shop without code of others asks nothing", () => {
  expect(mustAsk({ purposes: [], asksFirst: true }, {})).toBe(false)
})
