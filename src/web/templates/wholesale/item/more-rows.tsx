import type { CardGoods } from "../../../features/catalog/goods.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { arrow } from "../frame/arrow.tsx"
import { GoodsRow } from "../frame/goods-row.tsx"

const SHOWN = 5

type MoreRowsProps = { related: readonly CardGoods[]; seen: readonly CardGoods[]; aisle: string | undefined }

/** What goes with the good, and what the visitor has seen before. */
export function MoreRows({ related, seen, aisle }: MoreRowsProps) {
  const words = useWords("goods", "item")
  const rows = [
    { id: "related", title: words.related, goods: related, url: aisle },
    { id: "recently-viewed", title: words.recentlyViewed, goods: seen, url: undefined },
  ]
  return rows.map(
    ({ id, title, goods, url }) =>
      goods.length > 0 && (
        <section key={id} className="section" aria-labelledby={id}>
          <SectionHead id={id} title={title} {...(url && { more: { label: words.seeAll, url, sign: arrow } })} />
          <GoodsRow goods={goods.slice(0, SHOWN)} />
        </section>
      ),
  )
}
