import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"

/** Places below a board. Charts that follow each other stand side by side; as they may share a name, they are no landmarks. */
export function Chart({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("home")
  return (
    <section className="chart" data-tone={tone}>
      <h2>
        <TextLink to={url}>{title || words.hotSales}</TextLink>
      </h2>
      <ol>
        {goods.map((entry, index) => (
          <li key={entry.id}>
            <b aria-hidden="true">{index + 1}</b>
            <div className="chart-pic">
              <GoodsPicture goods={entry} sizes="72px" />
            </div>
            <div>
              <GoodsName goods={entry} className="clamp" />
              <Score goods={entry} isApart />
            </div>
            <PriceOrLock goods={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}
