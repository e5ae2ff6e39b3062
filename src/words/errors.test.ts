import { describe, expect, test } from "vitest"
import { amountText, idListText } from "../contract/fields.ts"
import { refusalStatus } from "../contract/refusals.ts"
import type { LocaleCode } from "../domain/locales/locales.ts"
import { ara } from "./ara/errors.ts"
import { de } from "./de/errors.ts"
import { en } from "./en/errors.ts"
import { es } from "./es/errors.ts"
import { fr } from "./fr/errors.ts"
import { it } from "./it/errors.ts"
import { ja } from "./ja/errors.ts"
import { ko } from "./ko/errors.ts"
import type { Messages } from "./message-key.ts"
import { pt } from "./pt/errors.ts"
import { ru } from "./ru/errors.ts"
import { zh } from "./zh/errors.ts"

const languages: Record<LocaleCode, Messages> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }
const master = new Map(Object.entries(en))

/** What a translator must leave alone: placeholders and examples that are typed as they stand. */
const untranslated = (sentence = "") => (sentence.match(/\{\w+\}|\d+(?:[.,]\d+)*|a–z|JSON/g) ?? []).sort()

describe.each(Object.entries(languages))("%s", (code, messages) => {
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

test.each(Object.entries(languages).filter(([code]) => code !== "en"))("%s is not English", (_, messages) => {
  const copied = Object.entries(messages).filter(([key, sentence]) => sentence === master.get(key))
  expect(copied).toEqual([])
})

// Letters of its own alphabet show that a sentence was not pasted into the wrong file.
test.each([
  ["ru", ru, /\p{Script=Cyrillic}/u],
  ["zh", zh, /\p{Script=Han}/u],
  ["ja", ja, /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", ko, /\p{Script=Hangul}/u],
  ["ara", ara, /\p{Script=Arabic}/u],
] as const)("%s is written in its own alphabet", (_, messages, alphabet) => {
  expect(Object.values(messages).filter((sentence) => !alphabet.test(sentence))).toEqual([])
})

test("every refusal has a sentence", () => {
  expect([...master.keys()]).toEqual(expect.arrayContaining(Object.keys(refusalStatus)))
})

test("keys that the specification names keep its spelling", () => {
  expect([...master.keys()]).toEqual(expect.arrayContaining(["emaiLRequired", "emailInvalid", "nameRequired"]))
  expect(master.has("emailRequired")).toBe(false)
})

test("the examples in the sentences are accepted by the fields", () => {
  expect(en.amount).toContain("12.50")
  expect(amountText.parse("12.50")).toBe(12.5)
  expect(en.idList).toContain("3,7")
  expect(idListText.parse("3,7")).toEqual([3, 7])
})
