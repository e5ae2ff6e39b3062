import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice, Price } from "../../ui/amounts/price.tsx"
import type { CardGoods } from "./goods.ts"

/** From the last step to the first: "$2.18 – $3.90 a piece". Goods of one price have it as everywhere. */
export function PriceSpan({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  const { price, highestPrice = price } = goods
  if (price <= 0 || highestPrice <= price) return <GoodsPrice goods={goods} />
  return (
    <p data-slot="price">
      <span className="visually-hidden">{words.price} </span>
      <bdi>
        <Price amount={price} /> – <Price amount={highestPrice} />
      </bdi>{" "}
      <small>{words.perPiece}</small>
    </p>
  )
}
