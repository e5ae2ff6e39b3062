import { expect, test } from "vitest"
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from "../domain/locales/locales.ts"
import type { WordsOf } from "./words.ts"

type Key = { [Name in keyof WordsOf]: keyof WordsOf[Name] }[keyof WordsOf]
type Words = Record<string, string>

const files = import.meta.glob<Record<string, Words>>("./*/{screens,features}/*.ts", { eager: true })
const namesOf = (code: LocaleCode) =>
  Object.keys(files).flatMap((path) => (path.startsWith(`./${code}/`) ? [path.slice(`./${code}/`.length)] : []))
const wordsOf = (code: LocaleCode): Words =>
  Object.assign({}, ...namesOf(code).flatMap((name) => Object.values(files[`./${code}/${name}`] ?? {})))
const en = wordsOf("en")
const translations = LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE)

/** Names and signs that every language may write as English does. */
const SAME_EVERYWHERE: readonly Key[] = ["copyright", "chatOnWhatsapp", "percentOff", "cartGrams", "cartKilograms"]

/** Words that a language happens to share with English. */
const SAME_IN: Partial<Record<LocaleCode, readonly Key[]>> = {
  de: ["details", "resultName", "passkeys"],
  fr: ["menu", "notifications", "pages", "page", "description", "article", "minimum", "versions"],
  pt: ["menu"],
  it: ["menu", "account", "home", "policyPrivacy", "goodsPassword", "accountPassword"],
}

const entriesOf = (code: LocaleCode) => Object.entries(wordsOf(code))
const keysWhere = (code: LocaleCode, isOdd: (text: string, key: string) => boolean) =>
  entriesOf(code).flatMap(([key, text]) => (isOdd(text, key) ? [key] : []))
const slotsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort()

test.each(translations)("%s has the files that English has", (code) => {
  expect(namesOf(code)).toEqual(namesOf("en"))
})

test("no word stands in two files", () => {
  const keys = Object.entries(files).flatMap(([path, file]) =>
    path.startsWith("./en/") ? Object.values(file).flatMap((words) => Object.keys(words)) : [],
  )
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test.each(translations)("%s has every message, and no other", (code) => {
  expect(Object.keys(wordsOf(code)).sort()).toEqual(Object.keys(en).sort())
})

test.each(translations)("%s has the places for values that English has", (code) => {
  const slots = (messages: Words) =>
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, slotsOf(text)]))
  expect(slots(wordsOf(code))).toEqual(slots(en))
})

test.each(translations)("%s is not left in English", (code) => {
  const isSame = (text: string, key: string) => text === en[key] && !SAME_EVERYWHERE.some((same) => same === key)
  expect(keysWhere(code, isSame).sort()).toEqual([...(SAME_IN[code] ?? [])].sort())
})

test.each(LOCALE_CODES)("%s has no empty message, and none with spaces around it", (code) => {
  expect(keysWhere(code, (text) => text === "" || text !== text.trim())).toEqual([])
})

test.each(LOCALE_CODES)("%s has the quotes and apostrophes of print", (code) => {
  expect(keysWhere(code, (text) => /["'`]/.test(text))).toEqual([])
})

test.each(LOCALE_CODES)("%s has Latin digits", (code) => {
  expect(keysWhere(code, (text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([])
})

test("French does not break a line before a colon or inside of its quotes", () => {
  expect(keysWhere("fr", (text) => /(^|[^\u00a0])[:;!?»%]|«(?!\u00a0)/.test(text))).toEqual([])
})
