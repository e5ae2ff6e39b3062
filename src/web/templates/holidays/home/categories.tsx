import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { RosetteLink } from "../frame/rosette-link.tsx"

/** The categories as rosettes in a row. */
export function Categories({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.categories} />
      <ul className="run rosette-row">
        {categories.map(({ id: categoryId, name, image, count }) => (
          <li key={categoryId}>
            <RosetteLink to={`/SaleGoods/lists?categoryId=${categoryId}`} name={name} image={image} count={count} />
          </li>
        ))}
      </ul>
    </section>
  )
}
