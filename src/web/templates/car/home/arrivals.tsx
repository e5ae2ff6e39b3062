import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { arrow } from "../frame/arrow.tsx"
import { PartRow } from "./part-row.tsx"
import { ShelfHead } from "./shelf-head.tsx"

/** The first new part on a plate of its own, the others as the lines of a parts list. */
export function Arrivals({ goods, tone, ...shelf }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const first = goods.find(({ image, isLocked }) => image && !isLocked)
  const others = goods.length > 1 ? goods.filter((each) => each !== first) : goods
  return (
    <section className="section arrivals" data-tone={tone} data-picture={first ? undefined : "no"} aria-labelledby={id}>
      {first && <FirstPart goods={first} />}
      <div className="arrivals-list">
        <ShelfHead id={id} shown={goods.length} {...shelf} />
        <PartList goods={others} />
      </div>
    </section>
  )
}

function FirstPart({ goods }: { goods: CardGoods }) {
  return (
    <div className="arrivals-slab">
      <div className="cut-end">
        <GoodsPicture goods={goods} sizes="(min-width: 64rem) 40vw, 100vw" />
      </div>
      <div className="arrivals-caption">
        {goods.number && <bdi>{goods.number}</bdi>}
        <GoodsName goods={goods} />
        <PriceOrLock goods={goods} />
      </div>
    </div>
  )
}

/** What sells most, in order. */
export function Ranking({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const id = useId()
  const words = useWords("goods")
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.sortSold} more={{ label: words.seeAll, url, sign: arrow }} />
      <PartList goods={goods} />
    </section>
  )
}

const PartList = ({ goods }: { goods: readonly CardGoods[] }) => (
  <ol className="part-list">
    {goods.map((each) => (
      <PartRow key={each.id} goods={each} />
    ))}
  </ol>
)
