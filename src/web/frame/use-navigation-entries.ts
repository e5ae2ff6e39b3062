import { useSearchParams } from "react-router"
import { navigationAt } from "../../domain/site/navigation.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import type { MenuEntry } from "../shell/shell.ts"
import { useShop } from "../shell/shell.ts"
import { useScreen } from "../shell/use-screen.ts"

/** The shop's menu, with the entry of the present page marked. */
export function useNavigationEntries(): MenuEntry[] {
  const { navigation } = useShop()
  const [query] = useSearchParams()
  const screen = useScreen()
  const metaId = screen && SCREENS[screen].contentId
  return navigationAt(navigation, { metaId, categoryId: query.get("categoryId"), type: query.get("type") })
}
