import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { PartsGrid } from "../frame/parts-grid.tsx"
import { ShelfHead } from "./shelf-head.tsx"

/** One shelf of the shop as cards. */
export function Parts({ goods, tone, ...shelf }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <ShelfHead id={id} shown={goods.length} {...shelf} />
      <PartsGrid goods={goods} />
    </section>
  )
}
