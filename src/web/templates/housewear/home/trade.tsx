import { useId } from "react"
import { cardTiers } from "../../../features/catalog/card-tiers.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { textLength } from "../frame/text-length.ts"

const FEWEST_BOARDS = 2
const MOST_BOARDS = 5
const CARDS = 2

/** What the shop says to those who take more than one, and the prices of a good as boards that shorten with them. */
export function Trade({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const id = useId()
  const offer = useShop().content.offers.at(-1)
  const stepped = goods.find((each) => !each.isLocked && cardTiers(each).length >= FEWEST_BOARDS)
  const heading = offer?.title || title || words.tierPrices
  return (
    <section className="trade" data-tone={tone} aria-labelledby={offer?.title ? id : undefined}>
      <div className="trade-text">
        <Text as="h2" id={id} data-length={textLength(heading)}>
          {heading}
        </Text>
        <Text>{offer?.text}</Text>
        <Link className="button" to={offer?.url || url}>
          <MerchantText>{(offer?.url && offer.action) || words.seeAll}</MerchantText>
          {arrow}
        </Link>
      </div>
      {stepped ? (
        <Boards goods={stepped} />
      ) : (
        <ul className="trade-cards">
          {goods.slice(0, CARDS).map((each) => (
            <li key={each.id}>
              <GoodsCard goods={each} sizes="(min-width: 48rem) 24vw, 45vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Boards = ({ goods }: { goods: CardGoods }) => (
  <div className="boards">
    <GoodsName goods={goods} />
    <PriceSteps tiers={cardTiers(goods).slice(0, MOST_BOARDS)} />
  </div>
)
