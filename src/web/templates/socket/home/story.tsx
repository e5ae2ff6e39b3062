import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { NumberedSection } from "../frame/numbered-section.tsx"

const SIZES = "(max-width: 63.99rem) 100vw, 84vw"
const WIDTH = 1600
const HEIGHT = 640

type Step = { title: string; text: string }

/** How the shop works: a wide picture, a sentence, and its steps numbered on the raster. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  const words = useWords("goods")
  const [image = story.image] = story.images
  const steps = story.steps.map(({ figure, text }) => ({ title: figure, text }))
  const more = story.url ? { label: story.action || words.readMore, url: story.url } : undefined
  return (
    <NumberedSection className="story" title={story.eyebrow || story.title} more={more} tone={tone}>
      {image && (
        <div className="story-picture">
          <Picture src={image.url} focus={image} sizes={SIZES} width={WIDTH} height={HEIGHT} />
        </div>
      )}
      <div className="story-text">
        {story.eyebrow && <Text as="h3">{story.title}</Text>}
        <Text>{story.text}</Text>
      </div>
      <Steps steps={steps.length > 0 ? steps : services} />
    </NumberedSection>
  )
}

/** What the shop promises, where no story stands beside it. */
export function Services({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  const { name } = useShop()
  if (isBesideStory) return null
  return (
    <NumberedSection className="story" title={name} tone={tone}>
      <Steps steps={services} />
    </NumberedSection>
  )
}

const Steps = ({ steps }: { steps: readonly Step[] }) =>
  steps.length > 0 && (
    <ol className="story-steps" data-count={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Text as="h3">{title}</Text>
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  )
