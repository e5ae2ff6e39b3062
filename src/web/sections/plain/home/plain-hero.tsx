import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"

export function PlainHero({ hero, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const Title = isPageTitle ? "h1" : "h2"
  return (
    <section className="welcome" data-tone={tone}>
      <div>
        {hero.eyebrow && (
          <p>
            <MerchantText>{hero.eyebrow}</MerchantText>
          </p>
        )}
        <Title>
          <MerchantText>{hero.title}</MerchantText>
        </Title>
        {hero.text && (
          <p>
            <MerchantText>{hero.text}</MerchantText>
          </p>
        )}
        {hero.action && hero.url && (
          <Link className="button" to={hero.url}>
            <MerchantText>{hero.action}</MerchantText>
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
