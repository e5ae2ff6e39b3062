import type { ScreenName } from "../../domain/site/screens.ts"
import { contentQuery, readContent, type ScreenContent } from "../features/content/read-content.ts"
import { askForPart, type LoaderVisit } from "../shell/page-api.ts"
import { pageContext } from "../shell/page-context.ts"

/** What the merchant wrote for a screen. The page is then cached until they write something else. */
export async function loadContent(visit: LoaderVisit, screen: ScreenName): Promise<ScreenContent> {
  visit.context.get(pageContext).cache(["page"])
  return readContent(await askForPart(visit)("GET /api/content/fixed", contentQuery(screen)))
}
