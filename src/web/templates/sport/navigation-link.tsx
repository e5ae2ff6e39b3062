import { Link } from "react-router"
import type { NavigationNode } from "../../../contract/site-calls.ts"
import { NAVIGATION_TYPE } from "../../../domain/site/navigation.ts"
import { CONTENT_IDS } from "../../../domain/site/page-types.ts"

/** One entry of the shop's menu; the sale has a colour of its own. */
export function NavigationLink({ entry }: { entry: NavigationNode }) {
  const isSale = entry.type === NAVIGATION_TYPE.page && entry.id === String(CONTENT_IDS.promotionGoods)
  return (
    <Link to={entry.url} aria-current={entry.active ? "page" : undefined} data-sale={isSale || undefined}>
      <bdi>{entry.dnames}</bdi>
    </Link>
  )
}
