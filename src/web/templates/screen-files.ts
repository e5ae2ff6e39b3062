import type { ScreenName } from "../../domain/site/screens.ts"
import type { Template, TemplateScreen } from "./template.ts"

/** Screens that each template draws itself. All others are drawn once for all templates. */
const OWN_SCREENS: Partial<Record<ScreenName, TemplateScreen>> = { home: "home", goodsList: "list", item: "item" }

/** What the template has for a screen; null for a screen that all templates share, and for a page of content. */
export const templateScreenOf = (screen: ScreenName | null): TemplateScreen | null =>
  (screen && OWN_SCREENS[screen]) ?? null

/** `styles/screens/cart.css` is the structure of the screen `cart` in every template; home, list and item import theirs. */
const files = import.meta.glob<string>(["../styles/screens/*.css", "!../styles/screens/{home,list,item}.css"], {
  query: "?url",
  import: "default",
  eager: true,
})

/** The stylesheet that a screen needs beside the frame's; null where the frame's is enough. */
export function screenStyles({ styles }: Template, screen: ScreenName | null): string | null {
  const own = templateScreenOf(screen)
  return (own ? styles[own] : files[`../styles/screens/${screen ?? "contentPage"}.css`]) ?? null
}
