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
  const entries = navigationAt(navigation, {
    metaId,
    categoryId: query.get("categoryId"),
    type: query.get("type"),
    isOwn: screen !== null && metaId === null,
  })
  return asBefore(navigation, entries)
}

const known = new WeakMap<MenuEntry[], Map<string, MenuEntry[]>>()

/** The same object where the same entry is marked: it is drawn already. There are no more than entries that can be marked. */
function asBefore(navigation: MenuEntry[], entries: MenuEntry[]): MenuEntry[] {
  const ofMenu = known.get(navigation) ?? new Map<string, MenuEntry[]>()
  known.set(navigation, ofMenu)
  const marks = marksOf(entries)
  const same = ofMenu.get(marks) ?? entries
  ofMenu.set(marks, same)
  return same
}

const marksOf = (entries: readonly MenuEntry[]): string =>
  entries.map(({ active, sub }) => (active ? "1" : "0") + marksOf(sub)).join("")
