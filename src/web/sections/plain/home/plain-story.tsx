import { useId } from "react"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
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
            <bdi>{story.eyebrow}</bdi>
          </p>
        )}
        <h2 id={id}>
          <bdi>{story.title}</bdi>
        </h2>
        {story.text && (
          <p>
            <bdi>{story.text}</bdi>
          </p>
        )}
        {story.url && (
          <Link to={story.url}>
            <bdi>{story.action || words.readMore}</bdi>
          </Link>
        )}
      </div>
      {image && <Picture src={image.url} focus={image} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />}
    </section>
  )
}
