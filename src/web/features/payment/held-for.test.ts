import { expect, test } from "vitest"
import { heldFor } from "./held-for.ts"

const words = { payHeldMinutes: "{count} {count:minute|minutes}", payHeldHours: "{count} hours" }

test.each([
  [0, "1 minute"],
  [59, "1 minute"],
  [119, "1 minute"],
  [120, "2 minutes"],
  [1_800, "30 minutes"],
  [7_199, "119 minutes"],
  [7_200, "2 hours"],
  [86_399, "23 hours"],
])("%i seconds are told as %s", (seconds, told) => {
  expect(heldFor(seconds, words)).toBe(told)
})
