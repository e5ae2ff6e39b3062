import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { titleLength } from "../frame/title-length.ts"
import { TierFacts } from "./tier-facts.tsx"

const SIZES = "(max-width: 47.99rem) 132vw, (max-width: 63.99rem) 96vw, 73vw"
const SIDE = 1200

/** One good on plain ground, measured by a line; the facts and the way to it on the bottom line. */
export function Hero({ hero, goods, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const words = useWords("goods")
  const Title = isPageTitle ? "h1" : "h2"
  const shown = goods?.isLocked ? null : goods
  const image = hero.image?.url ?? shown?.image ?? null
  const url = hero.url || shown?.url
  return (
    <section className="hero" data-slot="hero" data-tone={tone} data-picture={image ? undefined : "no"}>
      {image && (
        <div className="hero-picture">
          <Picture
            src={image}
            {...(hero.image && { focus: hero.image })}
            sizes={SIZES}
            isUrgent={isPageTitle}
            width={SIDE}
            height={SIDE}
          />
          <Text className="hero-measure">{hero.eyebrow}</Text>
        </div>
      )}
      <div className="hero-copy">
        {!image && <Text>{hero.eyebrow}</Text>}
        <Title data-length={titleLength(hero.title)}>
          <MerchantText>{hero.title}</MerchantText>
        </Title>
      </div>
      <div className="hero-facts">
        {shown ? (
          <>
            <p className="hero-name">
              <GoodsLink goods={shown}>
                <MerchantText>{shown.name}</MerchantText>
              </GoodsLink>
            </p>
            <TierFacts goods={shown} />
          </>
        ) : (
          <Text className="hero-name">{hero.text}</Text>
        )}
      </div>
      {url && (
        <Link className="hero-go" to={url}>
          <MerchantText>{hero.action || words.seeAll}</MerchantText>
        </Link>
      )}
    </section>
  )
}
