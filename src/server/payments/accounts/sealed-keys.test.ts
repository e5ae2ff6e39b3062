import { expect, test } from "vitest"
import type { AccountPlace } from "../../payment-provider.ts"
import { openKeys, sealKeys } from "./sealed-keys.ts"

const [OLD, NEW] = ["the old secret, of thirty-two letters", "the new secret, of thirty-two letters"]
const place: AccountPlace = { siteId: 7, provider: "stripe", mode: "test" }
const keys = { secretKey: "sk_test_4eC39HqLyjWDarjtT1zdp7dc", webhookSecret: "whsec_ünï" }

test("what is sealed can be opened, and says nothing by itself", () => {
  const sealed = sealKeys(keys, place, NEW)
  expect(openKeys(sealed, place, [NEW])).toEqual(keys)
  expect(sealed).not.toContain("sk_test")
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("sk_test")
  expect(sealKeys(keys, place, NEW), "never the same twice").not.toBe(sealed)
})

test("the secret can be changed: the newest seals, all of them open", () => {
  const sealed = sealKeys(keys, place, OLD)
  expect(openKeys(sealed, place, [NEW])).toBeNull()
  expect(openKeys(sealed, place, [NEW, OLD])).toEqual(keys)
  expect(openKeys(sealed, place, [])).toBeNull()
})

test.each([
  ["another shop", { ...place, siteId: 8 }],
  ["another mode", { ...place, mode: "live" }],
  ["another provider", { ...place, provider: "paypal" }],
] as const)("they cannot be opened for %s", (_, other) =>
  expect(openKeys(sealKeys(keys, place, NEW), other, [NEW, OLD])).toBeNull(),
)

test("what was altered or is no sealed text cannot be opened", () => {
  const [form, nonce = "", text = "", tag = ""] = sealKeys(keys, place, NEW).split(".")
  const flipped = (part: string) => (part.startsWith("A") ? `B${part.slice(1)}` : `A${part.slice(1)}`)
  const altered = [
    [form, flipped(nonce), text, tag],
    [form, nonce, flipped(text), tag],
    [form, nonce, text, flipped(tag)],
    [form, nonce, text, tag.slice(0, 8)],
    [form, nonce, text],
    ["v2", nonce, text, tag],
    [form, nonce, text, tag, "x"],
  ].map((parts) => parts.join("."))
  for (const sealed of [...altered, "", ".", "...", "nonsense"]) expect(openKeys(sealed, place, [NEW])).toBeNull()
})
