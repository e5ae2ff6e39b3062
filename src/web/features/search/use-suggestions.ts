import { useEffect, useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useApi } from "../../shell/use-api.ts"
import { readSuggestions, type Suggestions } from "./read-suggestions.ts"

/** A pause in the typing. */
const PAUSE_MS = 180

/** What the shop suggests for the text so far; null while nothing has been asked or answered. */
export function useSuggestions(text: string): Suggestions | null {
  const { ask } = useApi()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const keywords = text.trim()
  useEffect(() => {
    if (keywords === "") return setSuggestions(null)
    let isWanted = true
    const timer = setTimeout(async () => {
      const reply = await ask("GET /api/goods/suggest", { query: { keywords } })
      // An answer that comes late must not replace a newer one. Without an answer the search itself still works.
      if (isWanted && reply.code === SUCCESS) setSuggestions(readSuggestions(reply.data))
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [ask, keywords])
  return suggestions
}
