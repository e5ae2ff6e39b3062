import type { Teaser } from "../../../../contract/home-content.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ArrowRight } from "../../../ui/icons.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

/** One of the shop's offers in the midst of the goods. */
export function ListPromo({ offer }: { offer: Teaser }) {
  const words = useWords("goods")
  return (
    <article className="module list-promo">
      <div className="stack list-promo-copy">
        <Text className="kicker">{offer.eyebrow}</Text>
        <h3>
          <TextLink data-cover to={offer.url || SCREENS.goodsList.path}>
            {offer.title}
          </TextLink>
        </h3>
        <p className="tap offer-go" aria-hidden="true">
          <bdi>{offer.action || words.seeAll}</bdi>
          <ArrowRight className="arrow" size={16} />
        </p>
      </div>
      {offer.image && <Picture src={offer.image} alt="" sizes="(max-width: 640px) 60vw, 360px" />}
    </article>
  )
}
