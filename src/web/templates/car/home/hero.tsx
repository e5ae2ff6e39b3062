import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { Finder } from "../frame/finder.tsx"
import { titleLength } from "../frame/title-length.ts"
import { Headline } from "./headline.tsx"

/** The slab with the picture, a headline beside it, and the part finder across both. Below it what is asked for today. */
export function Hero({ hero, offers, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const Title = isPageTitle ? "h1" : "h2"
  const image = hero.image?.url ?? (goods?.isLocked ? null : goods?.image) ?? null
  return (
    <section className="hero" data-tone={tone} data-picture={image ? undefined : "no"}>
      {image && (
        <div className="hero-slab">
          <div className="cut-start">
            <Picture
              src={image}
              {...(hero.image && { focus: hero.image })}
              alt={goods?.name}
              sizes="(min-width: 48rem) 60vw, 100vw"
              isUrgent={isPageTitle}
            />
          </div>
        </div>
      )}
      <div className="hero-copy">
        {offers.length === 0 && <Text className="note">{hero.eyebrow}</Text>}
        <Title data-length={titleLength(hero.title)}>
          <Headline>{hero.title}</Headline>
        </Title>
        <Text className="hero-text">{hero.text}</Text>
        {hero.action && hero.url && (
          <TextLink className="button button-quiet" to={hero.url}>
            {hero.action}
          </TextLink>
        )}
      </div>
      {isPageTitle && <Finder placeholder={goods?.number} />}
      {offers.length > 0 && (
        <div className="row hero-often">
          <Text>{hero.eyebrow}</Text>
          <ul className="row">
            {offers.map(({ title, url }) => (
              <li key={title}>
                <TextLink to={url || SCREENS.goodsList.path}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
