import type { ReactNode } from "react"
import { useWords } from "../../shell/use-words.ts"
import { useToast } from "../../ui/toast.ts"
import type { ItemGoods } from "../catalog/goods.ts"
import type { BuyBox } from "./use-buy-box.ts"

type BuyButtonsProps = {
  box: BuyBox
  goods: Pick<ItemGoods, "id" | "name">
  /** What else the button says, such as the price. */
  children?: ReactNode
}

/** Into the cart, or the question for a price. What cannot be bought says so and stays reachable. */
export function BuyButtons({ box, children }: BuyButtonsProps) {
  const words = useWords("goods", "item")
  const toast = useToast()
  const label = {
    inStock: words.addToCart,
    soldOut: words.soldOut,
    onRequest: words.inquire,
    unavailable: words.addToCart,
  }
  const hindrance = { soldOut: words.soldOut, onRequest: words.comingSoon, unavailable: words.unavailable }
  const isOff = box.state === "soldOut" || box.state === "unavailable"
  return (
    <div data-slot="buy-buttons" data-state={box.state}>
      <button
        type="submit"
        form={box.formId}
        data-slot="buy"
        data-replay
        aria-disabled={isOff || undefined}
        onClick={(event) => {
          if (box.state === "inStock") return
          event.preventDefault()
          toast(hindrance[box.state], isOff ? "warning" : "default")
        }}
      >
        <span data-slot="buy-word">{label[box.state]}</span> {children}
      </button>
    </div>
  )
}
