import { Link } from "react-router"
import type { GoodsEntry } from "../../contract/goods-shapes.ts"
import { GoodsPrice, isReduced, type PriceText, type PriceWords } from "./goods-price.tsx"
import { Padlock } from "./padlock.tsx"
import { Picture } from "./picture.tsx"

export type GoodsWords = PriceWords & Record<"reduced" | "soldOut" | "locked", string>

type GoodsCardProps = { goods: GoodsEntry; words: GoodsWords; priceText: PriceText; isFirstRow: boolean }

/** One good in a list. The name is the link; the stylesheet stretches it over the whole card. */
export function GoodsCard({ goods, words, priceText, isFirstRow }: GoodsCardProps) {
  const isLocked = isLockedGoods(goods)
  const badge = goods.inStock ? isReduced(goods) && words.reduced : words.soldOut
  return (
    <article className="goods-card">
      <div className="goods-picture">
        {isLocked ? <Padlock /> : <Picture src={goods.image} isUrgent={isFirstRow} />}
        {!isLocked && badge && <span className="badge">{badge}</span>}
      </div>
      <h3>
        <Link to={goods.url}>
          <bdi>{goods.dnames}</bdi>
        </Link>
      </h3>
      {isLocked ? (
        <p className="quiet">{words.locked}</p>
      ) : (
        <GoodsPrice goods={goods} words={words} priceText={priceText} />
      )}
    </article>
  )
}

/** Encrypted goods that this visitor has not unlocked come with their name only: not even their number is told. */
const isLockedGoods = ({ isEncrypted, dno }: GoodsEntry) => isEncrypted && dno === ""
