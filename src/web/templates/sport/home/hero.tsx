import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { DisplayLines } from "../frame/display-lines.tsx"
import { displayStyle } from "../frame/display-style.ts"
import { setHeadline } from "../frame/display-type.ts"

/** Width to height of the room for the headline, on every screen: beside a picture, and without one. */
const ROOM = 1.235
const WIDE_ROOM = 1.9

/** The cut runs through the headline, which changes colour there: it is set twice, once inside the lime slab. */
export function Hero({ hero, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const picture = hero.image
  const headline = setHeadline(hero.title, picture ? ROOM : WIDE_ROOM)
  const Title = isPageTitle ? "h1" : "h2"
  return (
    <section
      className="module hero"
      style={displayStyle(headline)}
      data-picture={picture ? undefined : "no"}
      data-tone={tone}
    >
      <Title className="hero-word">
        <DisplayLines lines={headline.lines} />
      </Title>
      <div className="lime hero-slab" aria-hidden="true">
        <p className="hero-word">
          <DisplayLines lines={headline.lines} />
        </p>
      </div>
      {picture && (
        <div className="hero-pic">
          <Picture
            src={picture.url}
            focus={picture}
            alt={goods?.name}
            sizes="(min-width: 48rem) 50vw, 84vw"
            isUrgent={isPageTitle}
          />
        </div>
      )}
      <div className="hero-foot">
        {hero.action && hero.url && (
          <TextLink className="button" to={hero.url}>
            {hero.action}
          </TextLink>
        )}
        <Text>{hero.text}</Text>
      </div>
      {goods && (
        <div className="hero-label">
          <GoodsLink goods={goods}>
            <span>
              <MerchantText>{goods.name}</MerchantText>
              <Text as="small">{goods.subtitle}</Text>
            </span>
          </GoodsLink>
          <GoodsPrice goods={goods} />
        </div>
      )}
    </section>
  )
}
