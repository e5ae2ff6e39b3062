import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { GoodsPicture } from "../../../features/catalog/goods-picture.tsx"
import { CardAsk } from "../../../features/inquiry/card-ask.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { NumberedSection } from "../frame/numbered-section.tsx"
import { TierFacts } from "./tier-facts.tsx"

const LARGE = "(max-width: 63.99rem) 100vw, 67vw"
const SMALL = "96px"
const NEXT = 3

/** One good for a whole spread, its facts beside it, and those that come after it as lines. */
export function SingleGoods({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods", "home")
  const [first, ...others] = goods
  if (!first) return null
  const more = { label: fill(words.allOf, { count: total }), url }
  return (
    <NumberedSection className="single" title={title || words.newArrivals} more={more} tone={tone}>
      <div className="single-picture">
        <GoodsPicture goods={first} sizes={LARGE} />
        {!first.isLocked && <Link data-cover to={first.url} tabIndex={-1} aria-hidden="true" />}
      </div>
      <SingleText goods={first} />
      <ol className="single-next">
        {others.slice(0, NEXT).map((entry) => (
          <li key={entry.id}>
            <GoodsLink goods={entry}>
              <span className="single-thumb">
                <GoodsPicture goods={entry} sizes={SMALL} />
              </span>
              <MerchantText className="clamp">{entry.name}</MerchantText>
            </GoodsLink>
          </li>
        ))}
      </ol>
    </NumberedSection>
  )
}

function SingleText({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  return (
    <div className="single-text">
      <h3>
        <GoodsLink goods={goods}>
          <MerchantText>{goods.name}</MerchantText>
        </GoodsLink>
      </h3>
      {goods.isLocked ? (
        <p>{words.locked}</p>
      ) : (
        <>
          <Text>{goods.subtitle}</Text>
          <TierFacts goods={goods} />
          <div className="single-actions">
            {goods.inStock && goods.price > 0 && <AddButton goods={goods}>{words.cart}</AddButton>}
            <CardAsk goods={goods} />
          </div>
        </>
      )}
    </div>
  )
}
