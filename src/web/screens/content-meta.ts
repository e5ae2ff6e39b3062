import type { MetaDescriptor } from "react-router"
import { SCREENS, type ScreenName } from "../../domain/site/screens.ts"
import type { ScreenContent } from "../features/content/read-content.ts"
import { pageMeta } from "../seo/page-meta.ts"
import { type RootData, shellOf } from "../shell/shell.ts"

/** How a screen introduces itself: in the merchant's words for its content id, else by its name. */
export function contentMeta(
  root: RootData | undefined,
  screen: ScreenName,
  loaded: { content: ScreenContent; name: string } | undefined,
): MetaDescriptor[] {
  if (!loaded) return []
  const { title, description } = loaded.content.seo
  return pageMeta({ shell: shellOf(root), title: title || loaded.name, description, path: SCREENS[screen].path })
}
