import type { Failure } from "../../contract/envelope.ts"
import { language } from "./language.ts"

type Sentences = Record<string, string>

const files = import.meta.glob<Record<string, Sentences>>("../../words/*/errors.ts")
const loaded = new Map<string, Sentences>()

/** What can be wrong with a field, in words; loaded beside the first screen, before anybody has sent anything. */
export async function loadFaultWords(code = language()): Promise<void> {
  if (loaded.has(code)) return
  const [sentences] = Object.values((await files[`../../words/${code}/errors.ts`]?.()) ?? {})
  if (sentences) loaded.set(code, sentences)
}

/** What is wrong with which field, in words: `{ "name": "Please fill in this field." }`. Empty where the refusal names none. */
export function faultsOf({ data, msg }: Pick<Failure, "data" | "msg">): Record<string, string> {
  if (typeof data !== "object" || data === null || !("fields" in data)) return {}
  const { fields } = data
  if (typeof fields !== "object" || fields === null) return {}
  const sentences = loaded.get(language()) ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, sentences[String(key)] ?? msg]))
}
