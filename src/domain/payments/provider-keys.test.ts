import { describe, expect, test } from "vitest"
import { keyFault, keysOfKind, missingKeys, modeOfKey, payeeKey, provesWebhooks } from "./provider-keys.ts"

const CLIENT = "AeA1QIZXiflr1_-r0U2UbWTziOWX1GRQer5jkUq4ZfWT5qwb6qQRPq7jDtv57TL4POEEezGLdutcxnkJ"

describe("a key is judged by its look", () => {
  test.each([
    ["stripe", "test", "secretKey", "sk_test_4eC39HqLyjWDarjtT1zdp7dc", null],
    ["stripe", "test", "secretKey", "rk_test_4eC39HqLyjWDarjtT1zdp7dc", null],
    ["stripe", "test", "secretKey", "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "keyOfOtherMode"],
    ["stripe", "live", "secretKey", "sk_test_4eC39HqLyjWDarjtT1zdp7dc", "keyOfOtherMode"],
    ["stripe", "test", "secretKey", "pk_test_4eC39HqLyjWDarjtT1zdp7dc", "keySwapped"],
    ["stripe", "test", "secretKey", "whsec_4eC39HqLyjWDarjtT1zdp7dc", "keySwapped"],
    ["stripe", "test", "publishableKey", "sk_test_4eC39HqLyjWDarjtT1zdp7dc", "keySwapped"],
    ["stripe", "test", "publishableKey", "pk_live_4eC39HqLyjWDarjtT1zdp7dc", "keyOfOtherMode"],
    ["stripe", "live", "accountId", "acct_1032D82eZvKYlo2C", null],
    ["stripe", "live", "accountId", "1032D82eZvKYlo2C", "keyShape"],
    ["stripe", "live", "secretKey", "hunter2", "keyShape"],
    ["stripe", "live", "secretKey", " sk_live_4eC39HqLyjWDarjtT1zdp7dc", "keyShape"],
    ["stripe", "live", "clientId", CLIENT, "keyShape"],
    ["paypal", "live", "clientId", CLIENT, null],
    ["paypal", "test", "clientSecret", CLIENT, null],
    ["paypal", "test", "merchantId", "7QWERTY8ASDF2", null],
    ["paypal", "test", "merchantId", CLIENT, "keySwapped"],
    ["paypal", "test", "webhookId", "5GP028458E2496506", null],
    ["paypal", "test", "webhookId", "https://shop.example", "keyShape"],
  ] as const)("%s %s %s %s", (provider, mode, name, value, fault) =>
    expect(keyFault(provider, mode, name, value)).toBe(fault),
  )
})

test("a Stripe key names its mode, one of PayPal does not", () => {
  expect(modeOfKey("stripe", "secretKey", "sk_live_4eC39HqLyjWDarjtT1zdp7dc")).toBe("live")
  expect(modeOfKey("stripe", "secretKey", "nonsense")).toBeNull()
  expect(modeOfKey("paypal", "clientId", CLIENT)).toBeNull()
})

test("what is needed, what proves webhooks, who gets the money, what nobody may know", () => {
  const keys = { publishableKey: "pk", secretKey: "sk" }
  expect(missingKeys("stripe", keys)).toEqual(["accountId"])
  expect(missingKeys("stripe", { ...keys, accountId: "acct" })).toEqual([])
  expect(provesWebhooks("stripe", keys)).toBe(false)
  expect(provesWebhooks("stripe", { ...keys, webhookSecret: "" })).toBe(false)
  expect(provesWebhooks("stripe", { ...keys, webhookSecret: "whsec" })).toBe(true)
  expect([payeeKey("paypal"), payeeKey("stripe")]).toEqual(["merchantId", "accountId"])
  expect(keysOfKind("stripe", keys, "secret")).toEqual({ secretKey: "sk" })
  expect(keysOfKind("stripe", keys, "public")).toEqual({ publishableKey: "pk" })
})
