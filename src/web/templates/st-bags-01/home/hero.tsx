import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { Monument } from "../frame/monument.tsx"

/** One picture from wall to wall, and what it shows in capitals along its foot. */
export function Hero({ hero, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const words = useWords("goods")
  const { eyebrow, title, text, action, url, image } = hero
  return (
    <section className="room hero" data-tone={tone} data-picture={image ? undefined : "no"}>
      {image && (
        <div className="room-pic">
          <Picture
            src={image.url}
            focus={image}
            alt={goods?.name}
            sizes="(min-width: 64rem) 60rem, 100vw"
            isUrgent={isPageTitle}
          />
        </div>
      )}
      <div className="hero-text">
        <Text className="caps">{eyebrow}</Text>
        <Text className="hero-line">{text}</Text>
        {url && <MoreLink url={url} label={action || words.seeAll} />}
      </div>
      <Monument as={isPageTitle ? "h1" : "h2"} text={title} />
    </section>
  )
}
