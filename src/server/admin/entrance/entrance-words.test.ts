import { expect, test } from "vitest"
import { ENTRANCE_WORDS, entranceWords } from "./entrance-words.ts"

test.each(Object.entries(ENTRANCE_WORDS))("%s has every word, in the order of the English ones", (code, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(ENTRANCE_WORDS.en))
  expect(words.signedIn).toContain("{email}")
  expect(words.password).toContain("8")
  const copied = Object.entries(words).filter(([key, text]) =>
    Object.entries(ENTRANCE_WORDS.en).some(([k, t]) => k === key && t === text),
  )
  expect(copied).toHaveLength(code === "en" ? Object.keys(words).length : 0)
})

test.each([
  ["de-AT,de;q=0.9,en;q=0.5", "de", "ltr"],
  ["nl, ar-EG;q=0.8", "ar", "rtl"],
  ["zh-TW", "zh-CN", "ltr"],
  ["nl", "en", "ltr"],
  ["", "en", "ltr"],
])("whoever asks for %j reads %s", (asked, iso, dir) => {
  expect(entranceWords(asked).locale).toMatchObject({ iso, dir })
})
