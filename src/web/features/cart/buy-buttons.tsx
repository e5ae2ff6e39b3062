import type { ReactNode } from "react"
import { useWords } from "../../shell/use-words.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import type { ItemGoods } from "../catalog/goods.ts"
import { AskLink } from "../inquiry/ask-link.tsx"
import { useHasInquiry } from "../inquiry/ask-overlay.ts"
import type { BuyBox } from "./use-buy-box.ts"

type BuyButtonsProps = {
  box: BuyBox
  goods: Pick<ItemGoods, "id" | "name" | "number" | "image" | "url">
  /** What else the button says, such as the price. */
  children?: ReactNode
}

/** Into the cart, or the question for a price. What cannot be bought says so and stays reachable. */
export function BuyButtons({ box, goods, children }: BuyButtonsProps) {
  const words = useWords("goods", "item")
  const toast = useToast()
  const hasInquiry = useHasInquiry()
  const { id, name, number, image, url } = goods
  const asked = { id, name, number, image, url, total: box.quantity }
  if (box.state === "onRequest") {
    return (
      <div data-slot="buy-buttons" data-state={box.state}>
        <AskLink goods={asked} slot="buy">
          <span data-slot="buy-word">{words.inquire}</span> {children}
        </AskLink>
      </div>
    )
  }
  const label = { inStock: words.addToCart, soldOut: words.soldOut, unavailable: words.addToCart }
  const hindrance = { soldOut: words.soldOut, unavailable: words.unavailable }
  const isOff = box.state !== "inStock"
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
          if (box.state !== "onRequest") toast(hindrance[box.state], "warning")
        }}
      >
        <span data-slot="buy-word">{label[box.state]}</span> {children}
      </button>
      {hasInquiry && (
        <AskLink goods={asked} slot="ask">
          {words.addToInquiry}
        </AskLink>
      )}
    </div>
  )
}
