import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { CachedMarkup } from "../../../ui/cached-markup.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { AdTitle } from "../frame/ad-title.tsx"
import { arrow } from "../frame/arrow.tsx"
import { ShelfRow } from "../frame/shelf-row.tsx"

/** The offers before it are slides of the front. */
const AD = 3
const TABS = 4

type GoodsShelfProps = Toned<SectionProps["goodsRail"]>

/** Goods of one tag on one shelf. */
export function GoodsShelf({ isFeature = false, ...rail }: GoodsShelfProps & { isFeature?: boolean }) {
  const id = useId()
  const words = useWords("goods", "home")
  const count = useGrouped()(rail.total)
  const ad = useShop().content.offers[AD]
  return (
    <section className="block shelves" data-tone={rail.tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={rail.title || words.newArrivals}
        more={{ label: fill(words.allOf, { count }), url: rail.url, sign: arrow }}
      >
        {isFeature && <AisleTabs />}
      </SectionHead>
      <ShelfRow goods={rail.goods}>
        {isFeature && ad && (
          <>
            <AdTitle offer={ad} />
            <Text>{ad.text}</Text>
            {ad.image && <Picture src={ad.image} alt="" sizes="(max-width: 63.99rem) 50vw, 360px" />}
          </>
        )}
      </ShelfRow>
    </section>
  )
}

/** The same with the first aisles beside its title, and an offer as a board at the start of the shelf. */
export const FeatureShelf = (props: GoodsShelfProps) => <GoodsShelf {...props} isFeature />

function AisleTabs() {
  const { categories } = useShop()
  return (
    <CachedMarkup as="ul" of={categories} name="aisle-tabs" className="aisle-tabs">
      {categories.slice(0, TABS).map(({ id, name }) => (
        <li key={id}>
          <TextLink to={`${SCREENS.goodsList.path}?categoryId=${id}`}>{name}</TextLink>
        </li>
      ))}
    </CachedMarkup>
  )
}
