import { useMessages } from "../parts/use-messages.ts"
import type { ListChoice } from "../sections/list-props.ts"
import { ChoiceBox } from "./choice-box.tsx"

/** Leaves sold-out goods away. */
export function StockChoice({ choice }: { choice: ListChoice }) {
  const words = useMessages()
  return (
    <ChoiceBox name="onSale" value="1" isChosen={choice.onSale}>
      <span>{words.inStockOnly}</span>
    </ChoiceBox>
  )
}
