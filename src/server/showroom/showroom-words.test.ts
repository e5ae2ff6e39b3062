import { expect, test } from "vitest"
import type { ShowroomWords } from "../../words/showroom-words.ts"
import { SHOWROOM_WORDS, showroomWords } from "./showroom-words.ts"

const sentences = (words: ShowroomWords): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[key, value]]
      : Object.entries(value).map(([name, text]): [string, string] => [`${key} ${name}`, text]),
  )
const english = new Map(sentences(SHOWROOM_WORDS.en))

test.each(Object.entries(SHOWROOM_WORDS))("%s has every word of the showroom, in its own language", (code, words) => {
  expect(sentences(words).map(([key]) => key)).toEqual([...english.keys()])
  const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const [key, text] of sentences(words)) expect(slots(text), key).toEqual(slots(english.get(key) ?? ""))
  const copied = sentences(words).filter(([key, text]) => english.get(key) === text)
  expect(copied.map(([key]) => key)).toEqual(code === "en" ? [...english.keys()] : [])
})

test("whoever reads none of our languages reads English", () => {
  expect(showroomWords("nl").locale.iso).toBe("en")
})
