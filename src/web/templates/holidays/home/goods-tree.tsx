import { useId } from "react"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Text } from "../../../ui/text.tsx"
import { branchesOf } from "./branches-of.ts"

const SIZES = "(min-width: 64rem) 216px, (min-width: 48rem) 20vw, 40vw"

/** The goods hang on the branches of a tree; its trunk is the way to all of them. */
export function GoodsTree({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="night tree" data-tone={tone} aria-labelledby={id}>
      <Text as="h2" id={id}>
        {title || words.goods}
      </Text>
      <i className="star" aria-hidden="true" />
      <div className="branches">
        {branchesOf(goods).map((branch) => (
          <ul key={branch[0]?.id} className="branch">
            {branch.map((each) => (
              <li key={each.id}>
                <div className="rosette">
                  <GoodsPicture goods={each} sizes={SIZES} />
                </div>
                <GoodsName goods={each} />
                <PriceOrLock goods={each} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <Link className="trunk" to={url}>
        {total > goods.length ? fill(words.allOf, { count: total }) : words.seeAll}
      </Link>
    </section>
  )
}
