import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { CachedMarkup } from "../../../ui/cached-markup.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { HeroStairs } from "./hero-stairs.tsx"

/** A headline longer than this is set smaller. */
const LONG_TITLE = 40
const SHOWN_CATEGORIES = 10

/** The open categories, and beside them the stairs of one good with its picture on the first step. */
export function Hero({ hero, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const id = useId()
  const words = useWords("goods")
  const hasStairs = Boolean(goods?.tiers && goods.tiers.length > 1)
  return (
    <section className="floor" data-tone={tone} data-slot="hero" aria-labelledby={id}>
      <FloorCategories />
      <div className="hero" data-picture={hero.image ? undefined : "no"} data-stairs={hasStairs ? undefined : "no"}>
        <div className="hero-copy">
          <Text className="hero-eyebrow">{hero.eyebrow}</Text>
          <Text
            as={isPageTitle ? "h1" : "h2"}
            id={id}
            data-length={hero.title.length > LONG_TITLE ? "long" : undefined}
          >
            {hero.title}
          </Text>
          <Text className="hero-text">{hero.text}</Text>
          {hero.url && (
            <Link className="button" to={hero.url}>
              <MerchantText>{hero.action || words.seeAll}</MerchantText>
            </Link>
          )}
        </div>
        {goods && hasStairs ? (
          <HeroStairs goods={goods} isUrgent={isPageTitle} />
        ) : (
          hero.image && (
            <div className="hero-pic">
              <Picture
                src={hero.image.url}
                focus={hero.image}
                alt=""
                sizes="(max-width: 63.99rem) 100vw, 840px"
                isUrgent={isPageTitle}
              />
            </div>
          )
        )}
      </div>
    </section>
  )
}

/** The categories stand open below their button, where there is room. */
function FloorCategories() {
  const words = useWords()
  const { categories } = useShop()
  const shown = categories.slice(0, SHOWN_CATEGORIES)
  if (shown.length === 0) return null
  return (
    <nav className="floor-categories" aria-label={words.allGoods}>
      <CachedMarkup as="ul" of={categories} name="floor-categories">
        {shown.map(({ id, name, image }) => (
          <li key={id}>
            <Link to={`/SaleGoods/lists?categoryId=${id}`}>
              {image && <Picture src={image} alt="" sizes="32px" width={32} height={32} />}
              <MerchantText>{name}</MerchantText>
            </Link>
          </li>
        ))}
      </CachedMarkup>
      <Link className="floor-all" to="/SaleGoods/lists">
        {words.allGoods}
        {arrow}
      </Link>
    </nav>
  )
}
