import type { Teaser } from "../../../../contract/home-content.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text, TextLink } from "../../../ui/text.tsx"
import { arrow } from "./arrow.tsx"

type OfferProps = { offer: Teaser; name: "offer" | "list-promo"; sizes: string }

/** One of the shop's offers: beside the hero, and in the midst of the goods. */
export function Offer({ offer, name, sizes }: OfferProps) {
  const words = useWords("goods")
  return (
    <article className={`module ${name}`}>
      <div className={`stack ${name}-copy`}>
        <Text className="kicker">{offer.eyebrow}</Text>
        <h3>
          <TextLink data-cover to={offer.url || SCREENS.goodsList.path}>
            {offer.title}
          </TextLink>
        </h3>
        <p className="tap offer-go" aria-hidden="true">
          <MerchantText>{offer.action || words.seeAll}</MerchantText>
          {arrow}
        </p>
      </div>
      {offer.image && <Picture src={offer.image} alt="" sizes={sizes} />}
    </article>
  )
}
