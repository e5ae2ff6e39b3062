import type { ReactNode } from "react"
import { NAVIGATION_TYPE } from "../../../domain/site/navigation.ts"
import { CONTENT_IDS } from "../../../domain/site/page-types.ts"
import type { MenuEntry } from "../../shell/shell.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"

type NavigationLinkProps = { entry: MenuEntry /** Before its name. */; children?: ReactNode }

/** One entry of the shop's menu. */
export function NavigationLink({ entry, children }: NavigationLinkProps) {
  return (
    <Link to={entry.url} aria-current={entry.active ? "page" : undefined} data-kind={kindOf(entry)}>
      {children}
      <MerchantText>{entry.name}</MerchantText>
    </Link>
  )
}

export const keyOf = (entry: MenuEntry) => entry.type + entry.id + entry.url

/** The ways to all goods and to the sale may have a look of their own. */
export function kindOf({ type, id }: MenuEntry): "all" | "sale" | undefined {
  if (type !== NAVIGATION_TYPE.page) return undefined
  if (id === String(CONTENT_IDS.goodsList)) return "all"
  return id === String(CONTENT_IDS.promotionGoods) ? "sale" : undefined
}
