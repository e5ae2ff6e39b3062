import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"

export function PlainHero({ hero, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const Title = isPageTitle ? "h1" : "h2"
  return (
    <section className="welcome" data-tone={tone}>
      <div>
        {hero.eyebrow && (
          <p>
            <bdi>{hero.eyebrow}</bdi>
          </p>
        )}
        <Title>
          <bdi>{hero.title}</bdi>
        </Title>
        {hero.text && (
          <p>
            <bdi>{hero.text}</bdi>
          </p>
        )}
        {hero.action && hero.url && (
          <Link data-slot="button" to={hero.url}>
            <bdi>{hero.action}</bdi>
          </Link>
        )}
      </div>
      {hero.image && (
        <Picture
          src={hero.image.url}
          focus={hero.image}
          sizes="(min-width: 48rem) 50vw, 100vw"
          isUrgent={isPageTitle}
        />
      )}
    </section>
  )
}
