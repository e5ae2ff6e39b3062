import type { CSSProperties } from "react"
import { Phone } from "../../../features/content/contact-icons.tsx"
import { digitsOf } from "../../../features/content/whatsapp.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"

type Count = CSSProperties & Record<"--letters", number>
const lettersOf = (letters: number): Count => ({ "--letters": Math.max(letters, 1) })

/** What the shop does for one: its figures as the parts of a chassis number, and the ways to the counter. */
export function FitCheck({ story, tone }: Toned<SectionProps["story"]>) {
  const { phone } = useShop().content.contact
  const { steps } = story
  const image = story.image ?? story.images[0]
  const letters = steps.reduce((sum, { figure }) => sum + figure.length, 0)
  return (
    <section className="fit-check" data-tone={tone}>
      <div className="fit-copy">
        <div>
          <Text className="note">{story.eyebrow}</Text>
          <Text as="h2" data-length={titleLength(story.title)}>
            {story.title}
          </Text>
        </div>
        <Text className="fit-text">{story.text}</Text>
      </div>
      {steps.length > 0 ? (
        <ul className="vin" style={lettersOf(letters)}>
          {steps.map(({ figure, text }) => (
            <li key={figure + text} style={lettersOf(figure.length)}>
              <Text as="b">{figure}</Text>
              <Text className="note">{text}</Text>
            </li>
          ))}
        </ul>
      ) : (
        image && (
          <div className="cut-end fit-pic">
            <Picture src={image.url} focus={image} sizes="100vw" width={1920} height={768} />
          </div>
        )
      )}
      <p className="row fit-actions">
        {story.action && story.url && (
          <TextLink className="button" to={story.url}>
            {story.action}
          </TextLink>
        )}
        {phone && (
          <a className="button button-quiet" href={`tel:${digitsOf(phone)}`}>
            <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </p>
    </section>
  )
}
