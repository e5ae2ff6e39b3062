import { describe, expect, test } from "vitest"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import { en } from "../../words/en/mail.ts"
import { wordsIn } from "./words-in.ts"

const master = new Map(Object.entries(en))
const gaps = (sentence = "") => (sentence.match(/\{\w+\}/g) ?? []).sort()

// Letters of its own alphabet show that a sentence was not pasted into the wrong file.
const ALPHABETS: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ara: /\p{Script=Arabic}/u,
}

describe.each(LOCALE_CODES)("%s", (language) => {
  const words = Object.entries(wordsIn(language))

  test("has every word, in the order of the English ones", () => {
    expect(words.map(([key]) => key)).toEqual([...master.keys()])
  })

  test("has clean sentences in its own alphabet, with the places for values that English has", () => {
    const isOdd = ([key, sentence]: [string, string]) =>
      sentence !== sentence.trim() ||
      / {2}|['"<>]|\.\./.test(sentence) ||
      String(gaps(sentence)) !== String(gaps(master.get(key))) ||
      !(ALPHABETS[language] ?? /./).test(sentence) ||
      (key.endsWith("Text") && sentence.length > 40 && !/[.!?:。：؟]$/.test(sentence))
    expect(words.filter(isOdd)).toEqual([])
  })
})

test.each(LOCALE_CODES.filter((code) => code !== "en"))("%s is not English", (language) => {
  const same = Object.entries(wordsIn(language)).filter(([key, sentence]) => sentence === master.get(key))
  // Words that languages share.
  const shared = ["Total", "Subtotal", "Name", "E-mail", "Message"]
  expect(same.filter(([, sentence]) => !shared.includes(sentence))).toEqual([])
})
