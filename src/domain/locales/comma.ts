/** What stands between the parts of a line, in a language by its code or tag: Arabic (`ara`, `ar-AE`) has a comma of its own. */
export const commaIn = (language: string): string => (language.startsWith("ar") ? "، " : ", ")
