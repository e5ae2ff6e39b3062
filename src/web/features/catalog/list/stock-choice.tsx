import type { ListChoice } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ChoiceBox } from "../../../ui/forms/choice-box.tsx"

/** Leaves sold-out goods away. */
export function StockChoice({ choice }: { choice: ListChoice }) {
  const words = useWords("goodsList")
  return (
    <ChoiceBox name="onSale" value="1" isChosen={choice.onSale}>
      <span>{words.inStockOnly}</span>
    </ChoiceBox>
  )
}
