import { expect, test } from "vitest"
import { nextStep } from "./next-step.ts"
import type { OrderEntry } from "./order.ts"

test.for<[OrderEntry["actions"], boolean, ReturnType<typeof nextStep>]>([
  [["pay", "cancel"], false, "pay"],
  [["cancel"], false, "see"],
  [["confirm", "return", "review"], false, "confirm"],
  [["review"], true, "followReturn"],
  [["return", "review"], false, "review"],
  [["return"], false, "see"],
  [[], false, "see"],
])("with %j, in return %j: %s", ([actions, isReturning, expected]) => {
  expect(nextStep({ actions, isReturning })).toBe(expected)
})
