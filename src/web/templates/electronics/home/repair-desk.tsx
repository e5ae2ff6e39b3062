import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** What the shop says of itself on a dark counter, and its figures as a list of prices; a picture where it has none. */
export function RepairDesk({ story, services, tone }: Toned<SectionProps["story"]>) {
  const id = useId()
  const words = useWords("goods")
  const rows = story.steps.length > 0 ? story.steps : services.map(({ title, text }) => ({ figure: title, text }))
  const picture = story.image ?? story.images[0]
  return (
    <section className="block desk" data-tone={tone} aria-labelledby={id}>
      <div className="desk-say">
        <Text className="desk-eyebrow">{story.eyebrow}</Text>
        <Text as="h2" id={id}>
          {story.title}
        </Text>
        <Text>{story.text}</Text>
        {story.url && (
          <Link className="button" to={story.url}>
            <MerchantText>{story.action || words.readMore}</MerchantText>
            {arrow}
          </Link>
        )}
      </div>
      {rows.length > 0 ? (
        <dl className="desk-prices">
          {rows.map(({ figure, text }) => (
            <div key={figure + text}>
              <Text as="dt">{text}</Text>
              <Text as="dd">{figure}</Text>
            </div>
          ))}
        </dl>
      ) : (
        picture && (
          <div className="desk-pic">
            <Picture src={picture.url} focus={picture} alt="" sizes="(max-width: 63.99rem) 100vw, 720px" />
          </div>
        )
      )}
    </section>
  )
}
