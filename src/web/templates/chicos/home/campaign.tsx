import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { Mast } from "../frame/mast.tsx"

/** The cover: the name of the shop across the page, the subject printed over it, the title at its foot. */
export function Campaign({ hero, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const words = useWords("goods")
  const { eyebrow, title, text, action, url, image } = hero
  const Title = isPageTitle ? "h1" : "h2"
  return (
    <section className="campaign" data-tone={tone} data-picture={image ? undefined : "no"}>
      <Mast className="campaign-mast" />
      {image && (
        <div className="campaign-picture">
          <Picture
            src={image.url}
            focus={image}
            alt={goods?.name}
            sizes="(min-width: 64rem) 62rem, 200vw"
            isUrgent={isPageTitle}
          />
        </div>
      )}
      <div className="campaign-foot">
        <Text className="campaign-start">{eyebrow}</Text>
        <div className="campaign-title">
          <Title>
            {url ? (
              <Link to={url}>
                <MerchantText>{title}</MerchantText>
              </Link>
            ) : (
              <MerchantText>{title}</MerchantText>
            )}
          </Title>
          <Text>{text}</Text>
        </div>
        {url && (
          <TextLink className="campaign-end" to={url}>
            {action || words.seeAll}
          </TextLink>
        )}
      </div>
    </section>
  )
}
