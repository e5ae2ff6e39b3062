import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { HomeChapter } from "./home-chapter.tsx"

const LARGE = "(max-width: 47.99rem) 78vw, 620px"
const SMALL = "(max-width: 47.99rem) 78vw, 380px"

type ShelfProps = Toned<SectionProps["goodsRail"]>

/** One large plate and two beside it. */
export const Plates = (shelf: ShelfProps) => <Shelf {...shelf} className="plates" first={LARGE} />

/** Four plates of one size. */
export const Recommended = (shelf: ShelfProps) => <Shelf {...shelf} className="recommended" first={SMALL} />

function Shelf({
  title,
  url,
  goods,
  total,
  tag,
  tone,
  anchor,
  className,
  first,
}: ShelfProps & Record<"className" | "first", string>) {
  const words = useWords("goods", "home")
  const more = <MoreLink url={url} label={fill(words.allOf, { count: total })} />
  return (
    <HomeChapter title={title || words[tag ?? "recommends"]} anchor={anchor} tone={tone} head={more}>
      <ul className={className} data-count={goods.length}>
        {goods.map((entry, index) => (
          <li key={entry.id}>
            <GoodsCard goods={entry} sizes={index === 0 ? first : SMALL} />
          </li>
        ))}
      </ul>
    </HomeChapter>
  )
}
