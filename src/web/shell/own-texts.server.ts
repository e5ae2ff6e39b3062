import { loadShell } from "./load-shell.server.ts"
import { ownTextsIn } from "./own-texts.ts"
import { type LoaderVisit, repliesTo } from "./page-api.ts"

/** What a loader gives where something of its page is not translated: those texts, in the shop's own language. */
export type OwnTexts = { ownTexts?: string[] }

/** What of all that the page has asked for so far is not translated. `shownAs` is how the page writes a text. */
export async function ownTextsOf(visit: LoaderVisit, shownAs = (text: string) => text): Promise<OwnTexts> {
  const { ownTexts: known } = await loadShell(visit)
  if (!known) return {}
  const texts = new Set(ownTextsIn(repliesTo(visit)))
  for (const text of known) texts.delete(text)
  return texts.size > 0 ? { ownTexts: [...texts].map(shownAs) } : {}
}
