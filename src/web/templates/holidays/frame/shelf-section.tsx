import { type ComponentProps, useId } from "react"
import type { Toned } from "../../../sections/section-props.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Shelf } from "./shelf.tsx"

type ShelfSectionProps = Pick<ComponentProps<typeof SectionHead>, "title" | "more"> &
  Pick<ComponentProps<typeof Shelf>, "goods">

/** Goods on a shelf below their headline; nothing where there are none. */
export function ShelfSection({ goods, tone, ...head }: Toned<ShelfSectionProps>) {
  const id = useId()
  if (goods.length === 0) return null
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} {...head} />
      <Shelf goods={goods} />
    </section>
  )
}
