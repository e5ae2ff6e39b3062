import type { Teaser } from "../../../../contract/home-content.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { AdTitle } from "../frame/ad-title.tsx"

/** An offer of the shop that lies across the aisle, between two shelves. */
export function AisleAd({ offer }: { offer: Teaser }) {
  return (
    <li className="aisle-ad">
      <div>
        <AdTitle offer={offer} />
        <Text>{offer.text}</Text>
      </div>
      <Text as="b">{offer.eyebrow}</Text>
      {offer.image && <Picture src={offer.image} alt="" sizes="220px" />}
    </li>
  )
}
