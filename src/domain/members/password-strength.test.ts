import { expect, test } from "vitest"
import { passwordStrength } from "./password-strength.ts"

test.each([
  ["", 0],
  ["harbour", 0],
  ["aaaaaaaaaaaaaaaaaaaa", 1],
  ["12121212", 1],
  ["harbour7", 2],
  ["Harbour-7", 3],
  ["quietbellblue", 3],
  ["Harbour-2026", 4],
  ["quiet-bell-blue-door", 4],
  ["港湾茶壺青扉静鐘", 2],
])("%j is worth %d of four", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
