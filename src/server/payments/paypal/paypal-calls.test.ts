import { describe, expect, test } from "vitest"
import { paypalRequestId } from "./paypal-calls.ts"

describe("the request id of a key", () => {
  test("is the key where PayPal can take it", () => {
    expect(paypalRequestId("payment 12 20261118-0042")).toBe("payment-12-20261118-0042")
  })

  test.each([["x".repeat(109)], ["payment 12 注文"], ["payment\r\nx: y"], [""]])(
    "is a sum of it otherwise (%j)",
    (key) => {
      expect(paypalRequestId(key)).toMatch(/^[0-9a-f]{64}$/)
      expect(paypalRequestId(key)).not.toBe(paypalRequestId(`${key}!`))
    },
  )
})
