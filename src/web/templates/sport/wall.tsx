import { type CSSProperties, Fragment } from "react"
import { Link } from "react-router"
import type { GoodsEntry } from "../../../contract/goods-shapes.ts"
import type { Teaser } from "../../../contract/home-content.ts"
import { useShop } from "../../parts/shell.ts"
import { useMessages } from "../../parts/use-messages.ts"
import { Picture } from "../../ui/picture.tsx"
import { GoodsCard } from "./goods-card.tsx"

const SIZES = "(min-width: 1181px) 25vw, (min-width: 641px) 33vw, 50vw"
const FIRST_SEEN = 4
/** The first offer stands after so many goods, the second before so many last ones. */
const BEFORE_OFFER = 2
const AFTER_GUIDE = 2
const FEWEST_AROUND_OFFER = 4

/** Goods edge to edge. Two offers of the shop stand among them; the second is as wide as the last row leaves room. */
export function Wall({ goods, isFirstPage }: { goods: GoodsEntry[]; isFirstPage: boolean }) {
  const words = useMessages()
  const [first, second] = useShop().content.offers
  const offer = isFirstPage && goods.length >= FEWEST_AROUND_OFFER ? first : undefined
  const guide = offer && second
  const guideAt = Math.max(BEFORE_OFFER + 1, goods.length - AFTER_GUIDE)
  return (
    <section className="wall" aria-label={words.goods}>
      <h2 className="visually-hidden">{words.goods}</h2>
      <ul>
        {goods.map((each, index) => (
          <Fragment key={each.id}>
            {offer && index === BEFORE_OFFER && <Offer offer={offer} />}
            {guide && index === guideAt && <Offer offer={guide} style={restStyle(goods.length)} />}
            <li>
              <GoodsCard goods={each} sizes={SIZES} isUrgent={index < FIRST_SEEN} />
            </li>
          </Fragment>
        ))}
      </ul>
    </section>
  )
}

type Rest = CSSProperties & Record<"--rest-2" | "--rest-3" | "--rest-4", number>

/** How many columns the goods and the first offer leave free in the last row; where none, the guide takes a whole row. */
function restStyle(goods: number): Rest {
  const rest = (columns: number) => columns - ((goods + BEFORE_OFFER) % columns)
  return { "--rest-2": rest(2), "--rest-3": rest(3), "--rest-4": rest(4) }
}

function Offer({ offer, style }: { offer: Teaser; style?: Rest }) {
  return (
    <li className={style ? "wall-promo wall-guide" : "wall-promo"} style={style}>
      {offer.image && <Picture src={offer.image} sizes="(min-width: 641px) 30vw, 60vw" />}
      <p>
        <Link to={offer.url || "/SaleGoods/lists"}>
          <bdi>{offer.title}</bdi>
        </Link>
      </p>
      {(offer.text || offer.action) && (
        <p>
          <bdi>{offer.text || offer.action}</bdi>
        </p>
      )}
    </li>
  )
}
