import { useWords } from "../../shell/use-words.ts"
import { savedAmount } from "../../ui/amounts/percent-off.ts"
import { GoodsPrice, Price } from "../../ui/amounts/price.tsx"
import type { BuyBox } from "./use-buy-box.ts"

/** What the chosen variant costs, and its tax, and what is saved. */
export function BigPrice({ box: { price, originalPrice, taxText } }: { box: BuyBox }) {
  const words = useWords("item")
  const saved = savedAmount({ price, originalPrice })
  const [before, after] = words.youSave.split("{amount}")
  return (
    <div className="big-price">
      <GoodsPrice goods={{ price, originalPrice }} />
      {taxText && <p className="big-price-tax">{taxText}</p>}
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
