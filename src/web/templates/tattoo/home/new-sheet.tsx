import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { FlashSheet } from "../frame/flash-sheet.tsx"

/** So many goods at least before the first of them has a double cell. */
const FEWEST_AROUND_DOUBLE = 3

/** New goods on a sheet, the first of them large. */
export const NewSheet = (props: Toned<SectionProps["goodsRail"]>) => (
  <Sheet {...props} doubleAt={props.goods.length >= FEWEST_AROUND_DOUBLE ? 0 : -1} />
)

/** A sheet below its headline. */
export function Sheet({
  title,
  url,
  goods,
  total,
  tone,
  doubleAt,
}: Toned<SectionProps["goodsRail"]> & { doubleAt: number }) {
  const words = useWords("goods")
  const id = useId()
  const more = {
    url,
    label: total > goods.length ? fill(words.allOf, { count: total }) : words.seeAll,
    sign: <ArrowRight size={16} aria-hidden="true" data-mirrored />,
  }
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.goods} more={more} />
      <FlashSheet goods={goods} doubleAt={doubleAt} />
    </section>
  )
}
