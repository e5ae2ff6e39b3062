import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Plus } from "../../ui/icons.tsx"
import type { CardGoods } from "../catalog/goods.ts"
import { AskLink } from "./ask-link.tsx"

type RowAskProps = {
  goods: CardGoods
  /** How many of it. */
  total: number
}

/** Puts so many of a good onto the inquiry list, from a row or a card that says how many. */
export function RowAsk({ goods, total }: RowAskProps) {
  const words = useWords("goods")
  const { id, name, number, image, url } = goods
  return (
    <AskLink goods={{ id, name, number, image, url, total }} slot="row-ask" label={fill(words.askAbout, { name })}>
      <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>{words.inquiry}</span>
    </AskLink>
  )
}
