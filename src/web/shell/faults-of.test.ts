import { expect, test } from "vitest"
import { faultsOf } from "./faults-of.ts"

const sentences = { nameRequired: "Please enter your name." }
const refusal = (data: unknown) => ({ code: 0, data, msg: "Please check.", reason: "invalidField" }) as const

test.each<[string, unknown, object]>([
  ["a field", { fields: { name: "nameRequired" } }, { name: "Please enter your name." }],
  ["a key without a sentence", { fields: { size: "odd" } }, { size: "Please check." }],
  ["the whole", null, { "": "Please check." }],
  ["the whole, with other details", { retryAfter: 60 }, { "": "Please check." }],
  ["fields that are none", { fields: "name" }, { "": "Please check." }],
])("a refusal of %s", (_what, data, faults) => {
  expect(faultsOf(refusal(data), sentences)).toEqual(faults)
})
