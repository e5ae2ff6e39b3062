import { useMatches } from "react-router"
import { isScreenName, type ScreenName } from "../../domain/site/screens.ts"

/** The screen that is shown: its route has its name. Null on a page of content. */
export function useScreen(): ScreenName | null {
  const name = useMatches().at(-1)?.id ?? ""
  return isScreenName(name) ? name : null
}
