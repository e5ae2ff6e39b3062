import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { TurningTitle } from "../frame/turning-title.tsx"
import { Hour } from "./hour.tsx"

type PlatesProps = Toned<SectionProps["goodsRail"]>

const SIZES = "(min-width: 75rem) 30vw, (min-width: 48rem) 48vw, 84vw"
const SPREAD = 4

/** A spread of four plates, none beside the other at the same height. */
export const Morning = (props: PlatesProps) => <Plates {...props} form="morning" hour="9.40" />

/** Four plates that come down the stairs, on the colour of the spine. */
export const Evening = (props: PlatesProps) => <Plates {...props} form="evening" hour="18.30" />

function Plates({ title, url, goods, total, form, hour, tone }: PlatesProps & { form: string; hour: string }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const id = useId()
  return (
    <section className={`plates ${form}`} data-tone={tone} data-count={goods.length} aria-labelledby={id}>
      <div className="plate-head">
        <Hour>{hour}</Hour>
        <TurningTitle id={id}>{title || words.goods}</TurningTitle>
        <MoreLink url={url} label={fill(words.allOf, { count: grouped(total) })} />
      </div>
      <ul>
        {goods.slice(0, SPREAD).map((each) => (
          <li key={each.id}>
            <GoodsCard goods={each} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
