import { NAVIGATION_TYPE } from "../../../../domain/site/navigation.ts"
import { CONTENT_IDS } from "../../../../domain/site/page-types.ts"
import type { MenuEntry } from "../../../shell/shell.ts"
import { TextLink } from "../../../ui/text.tsx"

/** One entry of the shop's menu; the sale has a colour of its own. */
export function NavigationLink({ entry }: { entry: MenuEntry }) {
  const isSale = entry.type === NAVIGATION_TYPE.page && entry.id === String(CONTENT_IDS.promotionGoods)
  return (
    <TextLink to={entry.url} aria-current={entry.active ? "page" : undefined} data-kind={isSale ? "sale" : undefined}>
      {entry.name}
    </TextLink>
  )
}
