import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import type { CardGoods } from "../catalog/goods.ts"
import { AskLink } from "./ask-link.tsx"
import { useHasInquiry } from "./ask-overlay.ts"

/** Puts a good on the inquiry list from its card; nothing in templates without one. */
export function CardAsk({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  if (!useHasInquiry()) return null
  const { id, name, number, image, url } = goods
  return (
    <AskLink goods={{ id, name, number, image, url }} slot="card-ask" label={fill(words.askAbout, { name })}>
      {words.inquiry}
    </AskLink>
  )
}
