import { useId } from "react"
import type { Tone } from "../../../../contract/sections/define-section.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { type More, MoreLink } from "../../../ui/navigation/more-link.tsx"
import { GoodsCard } from "./goods-card.tsx"
import { Shout } from "./shout.tsx"

const SIZES = "(min-width: 64rem) 22vw, (min-width: 48rem) 44vw, 74vw"

type ShelfProps = {
  title: string
  ink: "sky" | "lilac" | "mint"
  goods: readonly CardGoods[]
  more?: More | undefined
  tone?: Tone | undefined
}

/** Cards with hard shadows; the title stands behind them. */
export function Shelf({ title, ink, goods, more, tone }: ShelfProps) {
  const id = useId()
  if (goods.length === 0) return null
  return (
    <section className="shelf" data-ink={ink} data-tone={tone} aria-labelledby={id}>
      <Shout as="h2" id={id}>
        {title}
      </Shout>
      <ul className="shelf-row">
        {goods.map((each) => (
          <li key={each.id}>
            <GoodsCard goods={each} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {more && <MoreLink {...more} sign={<ArrowRight size={22} aria-hidden="true" data-mirrored />} />}
    </section>
  )
}
