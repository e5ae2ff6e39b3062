import { useMatches, useSearchParams } from "react-router"
import type { NavigationNode } from "../../contract/site-calls.ts"
import { navigationAt } from "../../domain/navigation.ts"
import { SCREENS, type ScreenName } from "../../domain/screens.ts"
import { useShop } from "./shell.ts"

/** The shop's menu, with the entry of the present page marked. */
export function useNavigationEntries(): NavigationNode[] {
  const { navigation } = useShop()
  const [query] = useSearchParams()
  const screen = useScreen()
  const metaId = screen && SCREENS[screen].contentId
  return navigationAt(navigation, { metaId, categoryId: query.get("categoryId"), type: query.get("type") })
}

/** The screen that the present route names in its handle: `export const handle = { screen: "goodsList" }`. */
function useScreen(): ScreenName | null {
  const names = useMatches().map(({ handle }) => screenOf(handle))
  return names.findLast((name) => name !== null) ?? null
}

function screenOf(handle: unknown): ScreenName | null {
  if (typeof handle !== "object" || handle === null || !("screen" in handle)) return null
  return isScreen(handle.screen) ? handle.screen : null
}

const isScreen = (name: unknown): name is ScreenName => typeof name === "string" && Object.hasOwn(SCREENS, name)
