import type { LocaleCode } from "../../domain/locales/locales.ts"
import { fill } from "../../web/shell/fill.ts"
import type { AdminWordsName, AdminWordsOf } from "../../words/admin-words.ts"
import { language, useLanguage } from "./language.ts"

type Group = Record<string, string>
type Values = Record<string, string | number>

const files = import.meta.glob<Record<string, Group>>("../../words/*/admin/*.ts")
const loaded = new Map<string, Group>()

const fileOf = (code: LocaleCode, name: AdminWordsName) => {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `../../words/${code}/admin/${file}.ts`
}

/** English where a group is not written in a language yet. */
function writtenFile(code: LocaleCode, name: AdminWordsName): string {
  const path = fileOf(code, name)
  return path in files ? path : fileOf("en", name)
}

/** Loads what a screen says, in the language that is chosen; what is there already is not fetched again. */
export async function loadWords(names: readonly AdminWordsName[], code = language()): Promise<void> {
  await Promise.all(names.map((name) => loadFile(writtenFile(code, name))))
}

async function loadFile(path: string): Promise<void> {
  const load = files[path]
  if (loaded.has(path) || !load) return
  const [group] = Object.values(await load())
  if (group) loaded.set(path, group)
}

/** All groups that were loaded so far, in another language: screens stay as they are when it changes. */
export async function loadSameWordsIn(code: LocaleCode): Promise<void> {
  const paths = [...loaded.keys()].map((path) => path.replace(/words\/\w+\//, `words/${code}/`))
  await Promise.all(paths.map((path) => loadFile(path)))
}

export type Say<Name extends AdminWordsName> = (key: keyof AdminWordsOf[Name] & string, values?: Values) => string

function sayIn<Name extends AdminWordsName>(name: Name, code: LocaleCode): Say<Name> {
  const words = loaded.get(writtenFile(code, name))
  return (key, values) => {
    const sentence = words?.[key]
    if (sentence === undefined) throw new Error(`The words of ${name} were not loaded, or lack ${key}`)
    return values ? fill(sentence, values) : sentence
  }
}

/** What a group of words says, in the language that is chosen. */
export function useWords<Name extends AdminWordsName>(name: Name): Say<Name> {
  return sayIn(name, useLanguage())
}

/** The same outside of components. */
export function wordsNow<Name extends AdminWordsName>(name: Name): Say<Name> {
  return sayIn(name, language())
}
