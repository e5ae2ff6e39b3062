import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Price } from "../../../ui/price.tsx"

/** On a phone the purchase stays at hand at the lower edge. */
export function BuyBar({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords()
  const chosen = box.specs.map((spec) => spec.chosen).filter(Boolean)
  return (
    <section className="buy-bar" aria-label={words.cart}>
      <div className="buy-bar-copy">
        <p dir="auto">{goods.name}</p>
        <p dir="auto">
          {box.price > 0 && (
            <b>
              <Price amount={box.price} />
            </b>
          )}
          {chosen.length > 0 && box.price > 0 && " / "}
          {chosen.length > 0 && <bdi>{chosen.join(", ")}</bdi>}
        </p>
      </div>
      <BuyButtons box={box} goods={goods} />
    </section>
  )
}
