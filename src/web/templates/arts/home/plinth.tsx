import type { Teaser } from "../../../../contract/home-content.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"

const SIZES = "(max-width: 47.99rem) 40vw, 320px"

/** One of the shop's offers, standing on a plinth that is its label. */
export function Plinth({ offer }: { offer: Teaser }) {
  return (
    <figure className="plinth">
      <div className="cutout plinth-pic">
        <Picture src={offer.image} alt="" sizes={SIZES} isUrgent />
      </div>
      <figcaption>
        <Text className="maker">{offer.eyebrow}</Text>
        <p className="plinth-name">
          <TextLink data-cover to={offer.url || SCREENS.goodsList.path}>
            {offer.title}
          </TextLink>
        </p>
        <Text>{offer.action}</Text>
      </figcaption>
    </figure>
  )
}
