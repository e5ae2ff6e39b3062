import { expect, test } from "vitest"
import { readOrderProofs, withOrderProof } from "./order-proofs.ts"

const now = new Date("2026-05-15T12:00:00Z")
const second = now.getTime() / 1000
const later = second + 60

test.each<[string, string | null, number[]]>([
  ["nothing", null, []],
  ["an empty text", "", []],
  ["two orders", `7_12-${later}_15-${later}`, [12, 15]],
  ["one that is over", `7_12-${second}_15-${later}`, [15]],
  ["those of another site", `8_12-${later}`, []],
  ["a site that only begins alike", `77_12-${later}`, []],
  ["what is damaged", `7_12_x-${later}_-${later}_15-${later}`, [15]],
  ["no order at all", "7", []],
])("%s", (_case, text, orders) => {
  expect([...readOrderProofs(text, 7, now).keys()]).toEqual(orders)
})

test("a proof is kept for thirty days, and proving again begins anew", () => {
  const text = withOrderProof(new Map([[12, later]]), 7, 12, now)
  expect(text).toBe(`7_12-${second + 30 * 86_400}`)
  const [end, over] = [new Date((second + 30 * 86_400 - 1) * 1000), new Date((second + 30 * 86_400) * 1000)]
  expect(readOrderProofs(text, 7, end).has(12)).toBe(true)
  expect(readOrderProofs(text, 7, over).has(12)).toBe(false)
})

test("of more than twenty the oldest goes", () => {
  let text = ""
  for (let order = 1; order <= 25; order++) text = withOrderProof(readOrderProofs(text, 7, now), 7, order, now)
  expect([...readOrderProofs(text, 7, now).keys()]).toEqual(Array.from({ length: 20 }, (_, at) => at + 6))
  expect(text.length).toBeLessThan(600)
})
