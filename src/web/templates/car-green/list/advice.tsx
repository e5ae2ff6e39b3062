import type { Teaser } from "../../../../contract/home-content.ts"
import { Text, TextLink } from "../../../ui/text.tsx"
import { figureIn } from "../frame/figure-in.ts"
import { FigureText } from "../frame/figure-text.tsx"

/** An offer of the shop as a capsule among the goods, with its figure first. */
export function Advice({ offer }: { offer: Teaser }) {
  const figure = figureIn(offer.eyebrow)
  return (
    <li className="advice">
      {figure ? (
        <p>
          <FigureText {...figure} />
        </p>
      ) : (
        <Text className="advice-eyebrow">{offer.eyebrow}</Text>
      )}
      <Text as="h3">{offer.title}</Text>
      <Text className="clamp">{offer.text}</Text>
      {offer.url && (
        <TextLink className="button button-ink" to={offer.url}>
          {offer.action || offer.title}
        </TextLink>
      )}
    </li>
  )
}
