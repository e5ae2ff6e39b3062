import { expect, test } from "vitest"
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from "../domain/locales/locales.ts"
import { ara } from "./ara/screens.ts"
import { de } from "./de/screens.ts"
import { en, type Messages } from "./en/screens.ts"
import { es } from "./es/screens.ts"
import { fr } from "./fr/screens.ts"
import { it } from "./it/screens.ts"
import { ja } from "./ja/screens.ts"
import { ko } from "./ko/screens.ts"
import { pt } from "./pt/screens.ts"
import { ru } from "./ru/screens.ts"
import { zh } from "./zh/screens.ts"

type Key = keyof Messages

const languages: Record<LocaleCode, Partial<Messages>> = { en, de, fr, es, pt, it, ru, zh, ja, ko, ara }
const translations = LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE)

/** Names and signs that every language may write as English does. */
const SAME_EVERYWHERE: readonly Key[] = ["copyright", "chatOnWhatsapp", "percentOff"]

/** Words that a language happens to share with English. */
const SAME_IN: Partial<Record<LocaleCode, readonly Key[]>> = {
  de: ["details", "resultName"],
  fr: ["menu", "notifications", "pages", "page", "description"],
  pt: ["menu"],
  it: ["menu", "account", "home", "policyPrivacy", "goodsPassword"],
}

const isKey = (key: string): key is Key => key in en
const entriesOf = (code: LocaleCode) => Object.entries(languages[code])
const keysWhere = (code: LocaleCode, isOdd: (text: string, key: string) => boolean) =>
  entriesOf(code).flatMap(([key, text]) => (isOdd(text, key) ? [key] : []))
const slotsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort()

test.each(translations)("%s has every message, and no other", (code) => {
  expect(Object.keys(languages[code]).sort()).toEqual(Object.keys(en).sort())
})

test.each(translations)("%s has the places for values that English has", (code) => {
  const slots = (messages: Partial<Messages>) =>
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, slotsOf(text)]))
  expect(slots(languages[code])).toEqual(slots(en))
})

test.each(translations)("%s is not left in English", (code) => {
  const isSame = (text: string, key: string) => isKey(key) && text === en[key] && !SAME_EVERYWHERE.includes(key)
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
