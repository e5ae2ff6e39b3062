import { expect, test } from "vitest"
import { commaIn } from "./comma.ts"

test.each([
  ["ara", "الطلاء: صنوبر، الارتفاع: 38 سم"],
  ["ar", "الطلاء: صنوبر، الارتفاع: 38 سم"],
  ["de", "الطلاء: صنوبر, الارتفاع: 38 سم"],
])("in %s", (language, line) => {
  expect(["الطلاء: صنوبر", "الارتفاع: 38 سم"].join(commaIn(language))).toBe(line)
})
