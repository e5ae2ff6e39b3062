import { useId } from "react"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { GoodsPicture } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { tintOf } from "../frame/colours.ts"
import { PriceTag } from "../frame/price-tag.tsx"
import { Shout } from "../frame/shout.tsx"

const SHAPES = ["flower", "circle", "burst", "block", "pill"] as const

/** What sells most as a sheet of stickers, each cut out in a shape of its own. */
export function Decals({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  return (
    <section className="decal-sheet" data-ink="cobalt" data-tone={tone} aria-labelledby={id}>
      <header className="decal-head">
        <Shout as="h2" id={id}>
          {title || words.hotSales}
        </Shout>
        <MoreLink
          label={words.seeAll}
          url={url}
          sign={<ArrowRight size={22} strokeWidth={2.5} aria-hidden="true" data-mirrored />}
        />
      </header>
      <ol className="decals">
        {goods.map((each, index) => (
          <li key={each.id} className="decal" data-shape={SHAPES[index % SHAPES.length]}>
            <GoodsLink goods={each}>
              <span className="decal-cut">
                <span className="decal-pic" data-tint={tintOf(each)}>
                  <GoodsPicture goods={each} sizes="(min-width: 48rem) 36vw, 92vw" />
                </span>
              </span>
              <PriceTag goods={each} />
            </GoodsLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
