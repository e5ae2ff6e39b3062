import type { ListChoice } from "../../../sections/list-props.ts"
import { useMessages } from "../../../shell/use-messages.ts"
import { ChoiceBox } from "../../../ui/choice-box.tsx"

/** Leaves sold-out goods away. */
export function StockChoice({ choice }: { choice: ListChoice }) {
  const words = useMessages()
  return (
    <ChoiceBox name="onSale" value="1" isChosen={choice.onSale}>
      <span>{words.inStockOnly}</span>
    </ChoiceBox>
  )
}
