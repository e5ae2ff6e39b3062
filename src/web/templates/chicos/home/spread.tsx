import { useId } from "react"
import type { Tone } from "../../../../contract/sections/define-section.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { Word } from "../frame/word.tsx"

const BIG = "(min-width: 48rem) 50vw, 100vw"
const SMALL = "(min-width: 48rem) 25vw, 50vw"

type SpreadProps = { title: string; url: string; goods: readonly CardGoods[]; isMirrored?: boolean; tone?: Tone }

/** One word, and below it one tall picture against four; fewer goods stand in a row. */
export function Spread({ title, url, goods, isMirrored = false, tone }: SpreadProps) {
  const id = useId()
  return (
    <section className="spread" data-tone={tone} aria-labelledby={id}>
      <Link className="spread-head" to={url}>
        <Word as="h2" id={id}>
          {title}
        </Word>
      </Link>
      <ul className={isMirrored ? "tiles tiles-mirrored" : "tiles"} data-count={goods.length}>
        {goods.map((each, index) => (
          <li key={each.id}>
            <GoodsCard goods={each} sizes={index === 0 ? BIG : SMALL} />
          </li>
        ))}
      </ul>
    </section>
  )
}
