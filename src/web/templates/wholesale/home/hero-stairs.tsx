import type { CSSProperties } from "react"
import { tierFor } from "../../../../domain/pricing/tier-price.ts"
import type { CardGoods, PriceTier } from "../../../features/catalog/goods.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { quotedPieces } from "../../../features/catalog/quoted-price.ts"
import { useQuotedQuantity } from "../../../features/catalog/quoted-quantity.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** On the first stair stands one, on each that follows one more. */
const COPIES = ["first", "second", "third", "fourth"]
/** The last stair is this much of the first, however close the prices are: a staircase must be seen to go down. */
const LOWEST = 0.4

type Height = CSSProperties & Record<"--share", string>

/** The prices of one good as four stairs; its picture stands on each, smaller and in more pieces towards the end. */
export function HeroStairs({ goods, isUrgent }: { goods: CardGoods; isUrgent: boolean }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const pieces = quotedPieces(goods, useQuotedQuantity())
  const tiers = (goods.tiers ?? []).slice(0, COPIES.length)
  const current = tierFor(tiers, pieces) ?? tiers[0]
  const height = (index: number): Height => ({
    "--share": String(1 - (index * (1 - LOWEST)) / Math.max(1, tiers.length - 1)),
  })
  const isHere = ({ begin }: PriceTier) => (begin === current?.begin ? "true" : undefined)
  return (
    <div className="hero-goods">
      <ol className="hero-stairs" aria-label={words.tierPrices}>
        {tiers.map((tier, index) => (
          <li key={tier.begin} style={height(index)} aria-current={isHere(tier)}>
            <span className="hero-stack" data-count={index + 1}>
              {COPIES.slice(0, index + 1).map((copy) => (
                <Picture key={copy} src={goods.image} alt="" sizes="190px" isUrgent={isUrgent && index === 0} />
              ))}
            </span>
            <span className="stair">
              <b>
                <Price amount={tier.price} />
              </b>
              <bdi>{grouped(tier.begin)}+</bdi>
            </span>
          </li>
        ))}
      </ol>
      <GoodsLink goods={goods}>
        <MerchantText className="visually-hidden">{goods.name}</MerchantText>
      </GoodsLink>
    </div>
  )
}
