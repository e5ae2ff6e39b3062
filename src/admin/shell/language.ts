import { LOCALES, type LocaleCode, localeOf } from "../../domain/locales/locales.ts"
import { createStore } from "./create-store.ts"

const STORED = "vitrine.language"

/** What the browser speaks, of the languages that ship. */
const spoken = (): LocaleCode => navigator.languages.map(localeOf).find((code) => code !== null) ?? "en"

const store = createStore<LocaleCode>(localeOf(localStorage.getItem(STORED)) ?? spoken())

export const language = store.get
export const useLanguage = store.use
export const useLocale = () => LOCALES[useLanguage()]

/** Words of the new language have to be loaded before it is chosen. */
export function setLanguage(code: LocaleCode): void {
  localStorage.setItem(STORED, code)
  store.set(code)
  showLanguage()
}

/** The document says which language it is in, and which way that is written. */
export function showLanguage(): void {
  const { iso, dir } = LOCALES[language()]
  document.documentElement.lang = iso
  document.documentElement.dir = dir
}
