import { goodsSearchPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Suggestions } from "./read-suggestions.ts"

export type SuggestedOption =
  | { kind: "category"; address: string; name: string }
  | { kind: "goods"; address: string; goods: Suggestions["goods"][number] }
  | { kind: "search"; address: string; keywords: string }

/** Everything that a text may lead to, in the order of the list; the search for the text itself is always there. */
export function suggestedOptions(suggestions: Suggestions | null, text: string): SuggestedOption[] {
  const keywords = text.trim()
  const address = goodsSearchPath(keywords)
  if (address === null) return []
  return [
    ...(suggestions?.categories ?? []).map(({ id, name }) => ({
      kind: "category" as const,
      address: `${SCREENS.goodsList.path}?categoryId=${id}`,
      name,
    })),
    ...(suggestions?.goods ?? []).map((goods) => ({ kind: "goods" as const, address: goods.url, goods })),
    { kind: "search", address, keywords },
  ]
}
