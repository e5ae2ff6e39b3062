import { Link } from "react-router"
import { NAVIGATION_TYPE } from "../../../domain/site/navigation.ts"
import { CONTENT_IDS } from "../../../domain/site/page-types.ts"
import type { MenuEntry } from "../../shell/shell.ts"

/** One entry of the shop's menu; the sale has a colour of its own. */
export function NavigationLink({ entry }: { entry: MenuEntry }) {
  const isSale = entry.type === NAVIGATION_TYPE.page && entry.id === String(CONTENT_IDS.promotionGoods)
  return (
    <Link to={entry.url} aria-current={entry.active ? "page" : undefined} data-kind={isSale ? "sale" : undefined}>
      <bdi>{entry.name}</bdi>
    </Link>
  )
}
