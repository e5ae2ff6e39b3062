import { expect, test } from "vitest"
import { LOCALE_CODES } from "../domain/locales/locales.ts"
import { TAX_WORDS } from "./tax-words.server.ts"

const gaps = (sentence = "") => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

test.each(LOCALE_CODES)("%s has every word for taxes, with the places for values that English has", (language) => {
  const words = Object.entries(TAX_WORDS[language])
  const master = new Map(Object.entries(TAX_WORDS.en))
  expect(words.map(([key]) => key)).toEqual([...master.keys()])
  expect(
    words.filter(([key, said]) => said.trim() === "" || String(gaps(said)) !== String(gaps(master.get(key)))),
  ).toEqual([])
})

test.each(LOCALE_CODES.filter((code) => code !== "en"))("%s is not English", (language) => {
  const same = Object.entries(TAX_WORDS[language]).filter(
    ([key, said]) => said === new Map(Object.entries(TAX_WORDS.en)).get(key),
  )
  // An abbreviation that languages share.
  expect(same.filter(([, said]) => said !== "GST")).toEqual([])
})
