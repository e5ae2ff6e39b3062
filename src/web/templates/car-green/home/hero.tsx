import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { figureIn } from "../frame/figure-in.ts"
import { FigureText } from "../frame/figure-text.tsx"
import { shareOf } from "../frame/share.ts"
import { textLength } from "../frame/text-length.ts"
import { chargeIn } from "./charge-in.ts"

const PERCENT = 100

/** One stadium with the picture; the figure is the headline, and below it a gauge where the text names two states. */
export function Hero({ hero, offers, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const { name, slogan } = useShop()
  const Title = isPageTitle ? "h1" : "h2"
  const title = hero.title || slogan || name
  const figure = figureIn(hero.eyebrow)
  const charge = chargeIn(hero.text)
  const image = hero.image?.url ?? (goods?.isLocked ? null : goods?.image) ?? null
  const [offer] = offers
  return (
    <section className="hero" data-tone={tone} data-picture={image ? undefined : "no"}>
      {image && (
        <Picture
          src={image}
          {...(hero.image && { focus: hero.image })}
          sizes="100vw"
          width={1600}
          height={640}
          isUrgent={isPageTitle}
        />
      )}
      <div className="hero-text">
        {!figure && <Text className="hero-eyebrow">{hero.eyebrow}</Text>}
        <Title data-length={textLength(title)}>
          {figure && (
            <>
              <FigureText {...figure} />{" "}
            </>
          )}
          <MerchantText>{title}</MerchantText>
        </Title>
        {charge ? (
          <p className="gauge hero-gauge" style={shareOf(charge.percent / PERCENT)}>
            <MerchantText>{charge.from}</MerchantText> <MerchantText>{charge.to}</MerchantText>
          </p>
        ) : (
          <Text className="clamp">{hero.text}</Text>
        )}
        <p className="row hero-buy">
          {hero.action && hero.url && (
            <TextLink className="button button-ink" to={hero.url}>
              {hero.action}
            </TextLink>
          )}
          {offer?.url && (
            <TextLink className="link" to={offer.url}>
              {offer.title}
            </TextLink>
          )}
        </p>
      </div>
    </section>
  )
}
