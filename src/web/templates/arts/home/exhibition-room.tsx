import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"
import { Plinth } from "./plinth.tsx"

const PLINTHS = 3
const FRAME_SIZES = "(max-width: 63.99rem) 40vw, 310px"

/** An exhibition: the title on the wall, offers on plinths that carry their labels, one framed work, a floor line. */
export function ExhibitionRoom({ hero, offers, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const words = useWords("goods")
  const plinths = offers.filter(({ image }) => image).slice(0, PLINTHS)
  const Title = isPageTitle ? "h1" : "h2"
  return (
    <section
      className="room-hero"
      data-tone={tone}
      data-slot="hero"
      data-count={plinths.length}
      data-picture={hero.image ? undefined : "no"}
    >
      <div className="hero-title">
        <Text as={Title} data-length={titleLength(hero.title)}>
          {hero.title}
        </Text>
      </div>
      {plinths.length > 0 && (
        <div className="hero-hang">
          {plinths.map((offer) => (
            <Plinth key={offer.title} offer={offer} />
          ))}
        </div>
      )}
      <div className="hero-wall">
        {hero.image && (
          <figure className="framed">
            <div className="mount">
              <Picture src={hero.image.url} focus={hero.image} alt="" sizes={FRAME_SIZES} isUrgent={isPageTitle} />
            </div>
            {goods && <FramedLabel goods={goods} />}
          </figure>
        )}
        <div className="hero-text">
          <Text className="aside">{hero.eyebrow}</Text>
          <Text>{hero.text}</Text>
          {hero.url && (
            <TextLink className="words-link" to={hero.url}>
              {hero.action || words.seeAll}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}

function FramedLabel({ goods }: { goods: CardGoods }) {
  return (
    <figcaption className="goods-info">
      <Text className="maker">{goods.label}</Text>
      <p className="framed-name">
        <GoodsLink goods={goods}>
          <MerchantText>{goods.name}</MerchantText>
        </GoodsLink>
      </p>
      <Text className="goods-kind">{goods.subtitle}</Text>
      <GoodsPrice goods={goods} />
      <FavouriteButton goods={goods} />
    </figcaption>
  )
}
