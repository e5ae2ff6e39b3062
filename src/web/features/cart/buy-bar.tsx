import type { ReactNode } from "react"
import { useWords } from "../../shell/use-words.ts"
import type { ItemGoods } from "../catalog/goods.ts"
import { BuyButtons } from "./buy-buttons.tsx"
import type { BuyBox } from "./use-buy-box.ts"

type BuyBarProps = { goods: ItemGoods; box: BuyBox /** What is bought, and for how much. */; children: ReactNode }

/** On a phone the purchase stays within reach of the thumb. */
export function BuyBar({ goods, box, children }: BuyBarProps) {
  const words = useWords()
  return (
    <section className="buy-bar" aria-label={words.cart}>
      <div className="buy-bar-copy">{children}</div>
      <BuyButtons box={box} goods={goods} />
    </section>
  )
}
