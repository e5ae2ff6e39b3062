import { dayBegins } from "../../../../domain/day-begins.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { useOccasion } from "../../../features/content/use-occasion.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShell } from "../../../shell/shell.ts"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"
import { Baubles } from "./baubles.tsx"

const PICTURE_SIZES = "(min-width: 64rem) 40vw, (min-width: 48rem) 50vw, 100vw"

/** Below the garland: what the shop says, the clock to its day in baubles, and one good in a medal. */
export function Hero({ hero, offers, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const Title = isPageTitle ? "h1" : "h2"
  const occasion = useOccasion()
  const offsets = useShell()?.dates.month.offsets ?? []
  const image = hero.image?.url ?? (goods?.isLocked ? null : (goods?.image ?? null))
  const second = offers.find(({ url }) => url && url !== SCREENS.inquiry.path)
  return (
    <section className="night hero" data-tone={tone} data-picture={image ? undefined : "no"}>
      <i className="garland" aria-hidden="true" />
      <div className="hero-text">
        <Text className="eyebrow">{hero.eyebrow}</Text>
        <Title data-length={titleLength(hero.title)}>
          <MerchantText>{hero.title}</MerchantText>
        </Title>
        <Text>{hero.text}</Text>
        <p className="row hero-go">
          {hero.action && hero.url && (
            <TextLink className="button" to={hero.url}>
              {hero.action}
            </TextLink>
          )}
          {second && (
            <TextLink className="more" to={second.url}>
              {second.action || second.title}
            </TextLink>
          )}
        </p>
      </div>
      {occasion && <Baubles end={new Date(dayBegins(occasion.next, offsets)).toISOString()} />}
      {image && (
        <div className="medal">
          <div className="rosette">
            <Picture
              src={image}
              {...(hero.image && { focus: hero.image })}
              alt={goods?.name}
              sizes={PICTURE_SIZES}
              isUrgent={isPageTitle}
            />
          </div>
          {goods && (
            <div className="medal-label">
              <GoodsLink goods={goods}>
                <MerchantText>{goods.name}</MerchantText>
              </GoodsLink>
              <PriceOrLock goods={goods} />
            </div>
          )}
        </div>
      )}
    </section>
  )
}
