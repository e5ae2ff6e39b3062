import { type CSSProperties, Fragment } from "react"
import type { Teaser } from "../../../../contract/home-content.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const SIZES = "(min-width: 80rem) 25vw, (min-width: 48rem) 33vw, 50vw"
const FIRST_SEEN = 4
/** The first offer stands after so many goods and takes so many columns, where there are at least as many goods as this. */
const BEFORE_OFFER = 2
const OFFER_COLUMNS = 2
const FEWEST_AROUND_OFFER = 4
/** So many goods come after the second offer, where the list is long enough. */
const AFTER_GUIDE = 2
const FEWEST_AROUND_GUIDE = 8

/** Goods edge to edge. Two offers of the shop stand among them; the second fills what the last row leaves free. */
export function Wall({ goods, isFirstPage }: { goods: CardGoods[]; isFirstPage: boolean }) {
  const words = useWords("goods")
  const [first, guide] = useShop().content.offers
  const offer = isFirstPage && goods.length >= FEWEST_AROUND_OFFER ? first : undefined
  const rest = restStyle(goods.length + (offer ? OFFER_COLUMNS : 0))
  const guideAt = goods.length - (goods.length < FEWEST_AROUND_GUIDE ? 0 : AFTER_GUIDE)
  return (
    <section className="wall" aria-label={words.goods}>
      <h2 className="visually-hidden">{words.goods}</h2>
      <GoodsGrid>
        {goods.map((each, index) => (
          <Fragment key={each.id}>
            {offer && index === BEFORE_OFFER && <Offer offer={offer} />}
            {guide && index === guideAt && <Offer offer={guide} style={rest} />}
            <li>
              <GoodsCard goods={each} sizes={SIZES} isUrgent={index < FIRST_SEEN} />
            </li>
          </Fragment>
        ))}
        {guide && guideAt === goods.length && <Offer offer={guide} style={rest} />}
      </GoodsGrid>
    </section>
  )
}

type Rest = CSSProperties & Record<"--rest-2" | "--rest-3" | "--rest-4", number>

/** How many columns are free in the last row; where none, the guide takes a row of its own. */
function restStyle(taken: number): Rest {
  const rest = (columns: number) => columns - (taken % columns)
  return { "--rest-2": rest(2), "--rest-3": rest(3), "--rest-4": rest(4) }
}

function Offer({ offer, style }: { offer: Teaser; style?: Rest }) {
  return (
    <li className={style ? "module stack lime wall-promo wall-guide" : "module stack lime wall-promo"} style={style}>
      {offer.image && <Picture src={offer.image} sizes="(min-width: 48rem) 30vw, 60vw" />}
      <p>
        <TextLink data-cover to={offer.url || "/SaleGoods/lists"}>
          {offer.title}
        </TextLink>
      </p>
      {(offer.text || offer.action) && <Text>{offer.text || offer.action}</Text>}
    </li>
  )
}
