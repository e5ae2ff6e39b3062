import { describe, expect, test } from "vitest"
import { amountText, idListText } from "../contract/fields.ts"
import { refusalStatus } from "../contract/refusals.ts"
import { DEFAULT_LOCALE } from "../domain/locales/locales.ts"
import { ERRORS } from "./errors.server.ts"

const master = new Map(Object.entries(ERRORS[DEFAULT_LOCALE]))

/** What a translator must leave alone: placeholders and examples that are typed as they stand. */
const untranslated = (sentence = "") => (sentence.match(/\{\w+\}|\d+(?:[.,]\d+)*|a–z|JSON/g) ?? []).sort()

describe.each(Object.entries(ERRORS))("%s", (code, messages) => {
  const end = code === "zh" || code === "ja" ? "。" : "."

  test("has a sentence for every key, in the order of the English ones", () => {
    expect(Object.keys(messages)).toEqual([...master.keys()])
  })

  test("has whole sentences with the places for values that English has", () => {
    const isOdd = ([key, sentence]: [string, string]) =>
      sentence !== sentence.trim() ||
      sentence.length <= end.length ||
      !sentence.endsWith(end) ||
      /\.\.$| {2}|['"]/.test(sentence) ||
      String(untranslated(sentence)) !== String(untranslated(master.get(key)))
    expect(Object.entries(messages).filter(isOdd)).toEqual([])
  })

  test("says different things differently", () => {
    const sentences = Object.values(messages)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })
})

test.each(Object.entries(ERRORS).filter(([code]) => code !== "en"))("%s is not English", (_, messages) => {
  const copied = Object.entries(messages).filter(([key, sentence]) => sentence === master.get(key))
  expect(copied).toEqual([])
})

// Letters of its own alphabet show that a sentence was not pasted into the wrong file.
test.each([
  ["ru", /\p{Script=Cyrillic}/u],
  ["zh", /\p{Script=Han}/u],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["ara", /\p{Script=Arabic}/u],
] as const)("%s is written in its own alphabet", (code, alphabet) => {
  expect(Object.values(ERRORS[code]).filter((sentence) => !alphabet.test(sentence))).toEqual([])
})

test("every refusal has a sentence", () => {
  expect([...master.keys()]).toEqual(expect.arrayContaining(Object.keys(refusalStatus)))
})

test("keys that the specification names keep its spelling", () => {
  expect([...master.keys()]).toEqual(expect.arrayContaining(["emaiLRequired", "emailInvalid", "nameRequired"]))
  expect(master.has("emailRequired")).toBe(false)
})

test("the examples in the sentences are accepted by the fields", () => {
  expect(ERRORS.en.amount).toContain("12.50")
  expect(amountText.parse("12.50")).toBe(12.5)
  expect(ERRORS.en.idList).toContain("3,7")
  expect(idListText.parse("3,7")).toEqual([3, 7])
})
