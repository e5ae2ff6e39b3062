import { useEffect, useRef, useState } from "react"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { ChevronDown } from "../../ui/icons.tsx"
import type { CardGoods } from "../catalog/goods.ts"
import { RowOrder } from "./row-order.tsx"
import type { CardOrder } from "./use-card-order.ts"

type RowDetailProps = { goods: CardGoods; order: CardOrder; isOpen: boolean }

/** What a row opens to. Two dozen of them would be half of a page's HTML: each is drawn when it is first opened. */
export function RowDetail({ goods, order, isOpen }: RowDetailProps) {
  const words = useWords("goods")
  const place = useRef<HTMLDetailsElement>(null)
  const [isDrawn, setDrawn] = useState(isOpen)
  const draw = () => setDrawn((now) => now || (place.current?.open ?? false))
  // It may have been opened before its code was there.
  useEffect(draw, [])
  return (
    <details className="row-detail" name="row" open={isOpen} ref={place} onToggle={draw}>
      <summary aria-label={fill(words.openRow, { name: goods.name })}>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" data-turns />
      </summary>
      {isDrawn && <RowOrder goods={goods} order={order} />}
    </details>
  )
}
