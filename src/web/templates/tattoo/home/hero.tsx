import type { Teaser } from "../../../../contract/home-content.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { Ornament } from "../frame/ornament.tsx"
import { titleLength } from "../frame/title-length.ts"

const SHOWN_OFFERS = 2
const PICTURE_SIZES = "(min-width: 64rem) 40vw, (min-width: 48rem) 56vw, 96vw"

/** One sheet of irregular cells: what the shop says, what it shows, two offers, and a drawing in the cell that is left. */
export function Hero({ hero, offers, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const Title = isPageTitle ? "h1" : "h2"
  const shown = offers.slice(0, SHOWN_OFFERS)
  const hasPicture = hero.image !== null || (goods !== null && !goods.isLocked && goods.image !== null)
  return (
    <section className="hero" data-tone={tone}>
      <div
        className="sheet ruled-sheet hero-sheet"
        data-picture={hasPicture ? undefined : "no"}
        data-offers={shown.length}
      >
        <div className="hero-title">
          <Ornament sign="web-end" />
          <Title data-length={titleLength(hero.title)}>
            <MerchantText>{hero.title}</MerchantText>
          </Title>
        </div>
        {hasPicture && (
          <div className="module hero-cell hero-first">
            <Picture
              src={hero.image?.url ?? goods?.image ?? null}
              {...(hero.image && { focus: hero.image })}
              alt={goods?.name}
              sizes={PICTURE_SIZES}
              isUrgent={isPageTitle}
            />
            {goods && (
              <div className="hero-caption">
                {goods.number && <b>{goods.number}</b>}
                <GoodsLink goods={goods}>
                  <MerchantText>{goods.name}</MerchantText>
                </GoodsLink>
                <PriceOrLock goods={goods} />
              </div>
            )}
          </div>
        )}
        {shown.map((offer) => (
          <HeroOffer key={offer.title} offer={offer} />
        ))}
        {hero.text && (
          <div className="hero-cell hero-say">
            <Ornament sign="dagger" />
            <Text>{hero.text}</Text>
          </div>
        )}
        {hero.action && hero.url && (
          <Link className="hero-enter" to={hero.url}>
            <MerchantText>{hero.action}</MerchantText>
            <ArrowRight size={24} aria-hidden="true" data-mirrored />
          </Link>
        )}
      </div>
    </section>
  )
}

function HeroOffer({ offer }: { offer: Teaser }) {
  return (
    <div className="module hero-cell hero-offer">
      {offer.image && <Picture src={offer.image} sizes="(min-width: 64rem) 20vw, 50vw" />}
      <p className="hero-caption">
        {offer.eyebrow && <Text as="b">{offer.eyebrow}</Text>}
        <TextLink data-cover to={offer.url || SCREENS.goodsList.path}>
          {offer.title}
        </TextLink>
      </p>
    </div>
  )
}
