import type { ReactNode } from "react"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import type { CardGoods } from "../catalog/goods.ts"
import { AskLink } from "./ask-link.tsx"
import { useHasInquiry } from "./ask-overlay.ts"

type CardAskProps = {
  goods: CardGoods
  /** How many; the dialog asks for the minimum where it is not said. */
  total?: number
  /** Before its word. */
  sign?: ReactNode
}

/** Puts a good on the inquiry list from its card; nothing in templates without one. */
export function CardAsk({ goods, total, sign }: CardAskProps) {
  const words = useWords("goods")
  if (!useHasInquiry()) return null
  const { id, name, number, image, url } = goods
  return (
    <AskLink
      goods={{ id, name, number, image, url, ...(total !== undefined && { total }) }}
      slot="card-ask"
      label={fill(words.askAbout, { name })}
    >
      {sign}
      {sign ? <span>{words.inquiry}</span> : words.inquiry}
    </AskLink>
  )
}
