import type { CSSProperties } from "react"
import type { Teaser } from "../../../../contract/home-content.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { GoodsCard } from "./goods-card.tsx"
import { Ornament } from "./ornament.tsx"

const COLUMNS = 4
const NARROW_COLUMNS = 2
/** A double cell takes the room of so many. */
const DOUBLE = 4
/** So many columns at least has what the shop says between the goods. */
const OFFER_COLUMNS = 2
const SIZES = "(min-width: 64rem) 24vw, 50vw"
const DOUBLE_SIZES = "(min-width: 64rem) 48vw, 96vw"

type FlashSheetProps = {
  goods: readonly CardGoods[]
  /** Which of them has the double cell. */
  doubleAt?: number
  /** What the shop says where the last row has room. */
  offer?: Teaser | undefined
  /** How many are seen without scrolling. */
  urgent?: number
}

/** Goods without gutters on one sheet; what the last row leaves free is filled. */
export function FlashSheet({ goods, doubleAt = -1, offer, urgent = 0 }: FlashSheetProps) {
  const taken = goods.length + (doubleAt in goods ? DOUBLE - 1 : 0)
  const rest = (COLUMNS - (taken % COLUMNS)) % COLUMNS
  const narrowRest = (NARROW_COLUMNS - (taken % NARROW_COLUMNS)) % NARROW_COLUMNS
  const offerColumns = rest < OFFER_COLUMNS ? COLUMNS : rest
  const free = offer && rest >= OFFER_COLUMNS ? 0 : rest
  return (
    <GoodsGrid className="sheet ruled-sheet flash-grid">
      {goods.map((each, index) => (
        <li key={each.id} data-size={index === doubleAt ? "double" : undefined}>
          <GoodsCard
            goods={each}
            sizes={index === doubleAt ? DOUBLE_SIZES : SIZES}
            isUrgent={index < urgent && index !== doubleAt}
          />
        </li>
      ))}
      {(free > 0 || narrowRest > 0) && (
        <li className="center flash-filler" data-free={free} data-narrow-free={narrowRest} aria-hidden="true">
          <Ornament sign="star" />
        </li>
      )}
      {offer && <FlashOffer offer={offer} columns={offerColumns} />}
    </GoodsGrid>
  )
}

type Columns = CSSProperties & Record<"--columns", number>

function FlashOffer({ offer, columns }: { offer: Teaser; columns: number }) {
  const style: Columns = { "--columns": columns }
  return (
    <li className="flash-offer" style={style}>
      <div>
        <Text as="h3">{offer.title}</Text>
        <Text>{offer.text || offer.eyebrow}</Text>
        {offer.action && (
          <TextLink className="button" to={offer.url || SCREENS.goodsList.path}>
            {offer.action}
          </TextLink>
        )}
      </div>
      <Ornament sign="star" />
    </li>
  )
}
