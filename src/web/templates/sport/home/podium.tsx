import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"

/** The three best sellers on their steps. */
export function Podium({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="podium" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.sortSold} more={{ label: words.seeAll, url }} />
      <ol data-count={goods.length}>
        {goods.map((each, index) => (
          <Step key={each.id} goods={each} place={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function Step({ goods, place }: { goods: CardGoods; place: number }) {
  return (
    <li className="module step" data-place={place}>
      <div className="center step-pic">
        <GoodsPicture goods={goods} sizes="(min-width: 48rem) 36vw, 80vw" />
      </div>
      <div className="step-info">
        <GoodsName goods={goods} />
        <PriceOrLock goods={goods} />
      </div>
      <b className="step-no" aria-hidden="true">
        {place}
      </b>
    </li>
  )
}
