import { SCREENS } from "../../../../domain/site/screens.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { useHasInquiry } from "../../../features/inquiry/ask-overlay.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { DoorMark } from "../frame/door-mark.tsx"
import { singlePrice } from "../frame/single-price.ts"
import { TurningTitle } from "../frame/turning-title.tsx"

type HeroProps = Toned<SectionProps["hero"]>

/** A headline that walks onto half an arch; a smaller plate lies over its edge. */
export function Hero({ hero, goods, isPageTitle, tone }: HeroProps) {
  const words = useWords("goods")
  const hasInquiry = useHasInquiry()
  const shown = goods && !goods.isLocked ? goods : null
  return (
    <section
      className="hero"
      data-tone={tone}
      data-slot="hero"
      data-picture={hero.image || shown?.image ? undefined : "no"}
    >
      <TurningTitle as={isPageTitle ? "h1" : "h2"}>{hero.title}</TurningTitle>
      <div className="hero-plate">
        <Picture
          src={hero.image?.url ?? shown?.image ?? null}
          {...(hero.image && { focus: hero.image })}
          sizes="(min-width: 75rem) 48vw, 85vw"
          isUrgent={isPageTitle}
        />
      </div>
      {shown && hero.image && <SidePlate goods={shown} isUrgent={isPageTitle} />}
      <div className="hero-words">
        <Text className="hero-eyebrow">{hero.eyebrow}</Text>
        <Text>{hero.text}</Text>
        <p className="hero-links">
          {hero.url && (
            <Link className="button" to={hero.url}>
              <MerchantText>{hero.action || words.seeAll}</MerchantText>
            </Link>
          )}
          {hasInquiry && (
            <Link className="more" to={SCREENS.inquiry.path}>
              <DoorMark />
              {words.forYourShop}
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}

function SidePlate({ goods, isUrgent }: { goods: NonNullable<HeroProps["goods"]>; isUrgent: boolean }) {
  return (
    <div className="hero-side">
      <Picture src={goods.image} sizes="(min-width: 75rem) 18vw, 44vw" isUrgent={isUrgent} />
      <GoodsLink goods={goods}>
        <MerchantText>{goods.name}</MerchantText>
      </GoodsLink>
      <GoodsPrice goods={singlePrice(goods)} />
    </div>
  )
}
