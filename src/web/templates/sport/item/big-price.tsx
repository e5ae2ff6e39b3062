import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { useWords } from "../../../shell/use-words.ts"
import { savedAmount } from "../../../ui/percent-off.ts"
import { GoodsPrice, Price } from "../../../ui/price.tsx"

/** What the chosen variant costs, and what is saved. */
export function BigPrice({ box }: { box: BuyBox }) {
  const words = useWords("item")
  const price = { price: box.price, originalPrice: box.originalPrice }
  const saved = savedAmount(price)
  const [before, after] = words.youSave.split("{amount}")
  if (box.state === "unavailable") return null
  return (
    <div className="big-price">
      <GoodsPrice goods={price} />
      {saved > 0 && (
        <p className="big-price-saved">
          {before}
          <Price amount={saved} />
          {after}
        </p>
      )}
    </div>
  )
}
