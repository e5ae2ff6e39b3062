import { language } from "./language.ts"

type Sentences = Record<string, string>

const files = import.meta.glob<Record<string, Sentences>>("../../words/*/errors.ts")
const loaded = new Map<string, Sentences>()

/** Loads the sentences for what can be wrong with a field: refusals name it by its key. */
export async function loadFaultWords(): Promise<void> {
  const code = language()
  if (loaded.has(code)) return
  const [sentences] = Object.values((await files[`../../words/${code}/errors.ts`]?.()) ?? {})
  if (sentences) loaded.set(code, sentences)
}

/** What is wrong, in words. */
export const faultWords = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : (loaded.get(language())?.[key] ?? key)
