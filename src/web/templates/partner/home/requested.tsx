import { Fragment, useMemo } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { latePart } from "../../../ui/late-part.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { groupedGoods, groupOf } from "../frame/groups.ts"
import { groupAddress } from "../frame/use-group.ts"
import { StatementHead } from "../rows/statement-head.tsx"
import { HomeChapter } from "./home-chapter.tsx"

const GoodsRows = latePart(async () => (await import("../rows/goods-rows.tsx")).GoodsRows)

/** What is asked for most, as a statement: a line each, under the group that it belongs to. */
export function Requested({ title, url, goods, tone, anchor }: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods", "home")
  const { categories } = useShop()
  // The rows come late: until then they must be the same.
  const groups = useMemo(() => groupedGoods(goods, categories), [goods, categories])
  const more = <MoreLink url={url} label={words.seeAll} />
  return (
    <HomeChapter form="wide" title={title || words.hotSales} anchor={anchor} tone={tone} head={more}>
      <StatementHead />
      {groups.map(({ category, goods: inGroup }) => (
        <Fragment key={category?.id ?? "all"}>
          {category && (
            <p className="group-line">
              <Link to={groupAddress(category)}>
                <span>{groupOf(category.name, 0).number}</span>
                <MerchantText>{groupOf(category.name, 0).name}</MerchantText>
              </Link>
            </p>
          )}
          <GoodsRows goods={inGroup} />
        </Fragment>
      ))}
    </HomeChapter>
  )
}
