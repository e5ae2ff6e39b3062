import { localeOf } from "./locales.ts"

/** What stands between the parts of a line, in a language by its code or tag. */
export const commaIn = (language: string): string => (localeOf(language) === "ara" ? "، " : ", ")
