import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { inkAt } from "../frame/colours.ts"
import { Shout } from "../frame/shout.tsx"

/** The categories as shouting rows, each with a photo sticker over the rules. */
export function Aisles({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  return (
    <section className="aisles" data-tone={tone} aria-label={title || words.categories}>
      <ul>
        {categories.map(({ id, name, image, count }, index) => (
          <li key={id}>
            <Link className="aisle" data-ink={inkAt(index)} to={`/SaleGoods/lists?categoryId=${id}`}>
              <Shout as="span" className="aisle-name">
                {name}
              </Shout>
              {count > 0 && <span className="aisle-count">{fill(words.inquiryGoods, { count })}</span>}
              {image && (
                <span className="aisle-cut">
                  <Picture src={image} sizes="190px" />
                </span>
              )}
              <ArrowRight size={48} strokeWidth={3} aria-hidden="true" data-mirrored />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
