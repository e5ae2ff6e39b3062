import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

/** The cover of the report: what it is, the claim as large as it goes, two ways on, and a photograph across the page. */
export function Cover({ hero, offers, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const id = useId()
  const words = useWords("goods")
  const [offer] = offers
  return (
    <section
      className="cover"
      data-tone={tone}
      data-picture={hero.image ? undefined : "no"}
      aria-labelledby={hero.title ? id : undefined}
    >
      <div className="cover-copy">
        <Text className="note">{hero.eyebrow}</Text>
        <Text as={isPageTitle ? "h1" : "h2"} id={id} data-length={textLength(hero.title, 64, 110)}>
          {hero.title}
        </Text>
        <div className="cover-lead">
          <Text>{hero.text}</Text>
          <div className="row cover-acts">
            {offer && (
              <TextLink className="button" to={offer.url}>
                {offer.action || offer.title}
              </TextLink>
            )}
            {hero.url && (
              <TextLink className="button button-line" to={hero.url}>
                {hero.action || words.seeAll}
              </TextLink>
            )}
          </div>
        </div>
      </div>
      {hero.image && (
        <Picture
          src={hero.image.url}
          focus={hero.image}
          sizes="100vw"
          isUrgent={isPageTitle}
          width={1600}
          height={640}
        />
      )}
    </section>
  )
}
