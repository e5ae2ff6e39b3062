import { useId } from "react"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"

export function PlainStory({ story, tone }: Toned<SectionProps["story"]>) {
  const id = useId()
  const words = useWords("goods")
  const image = story.image ?? story.images[0]
  return (
    <section className="plain-section plain-halves" data-tone={tone} aria-labelledby={id}>
      <div>
        {story.eyebrow && (
          <p>
            <MerchantText>{story.eyebrow}</MerchantText>
          </p>
        )}
        <h2 id={id}>
          <MerchantText>{story.title}</MerchantText>
        </h2>
        {story.text && (
          <p>
            <MerchantText>{story.text}</MerchantText>
          </p>
        )}
        {story.url && (
          <Link to={story.url}>
            <MerchantText>{story.action || words.readMore}</MerchantText>
          </Link>
        )}
      </div>
      {image && <Picture src={image.url} focus={image} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />}
    </section>
  )
}
