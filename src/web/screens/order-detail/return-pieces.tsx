import type { OrderReturn } from "../../features/orders/read-return.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Picture } from "../../ui/picture.tsx"
import { Text } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"

/** What goes back and why, as the buyer told it. */
export function ReturnPieces({ returned }: { returned: OrderReturn }) {
  const words = useWords("order", "orderDetail")
  const { pieces, reason, text, images, carrier, trackingNumber } = returned
  return (
    <div data-slot="return-paper">
      <h3>{words.whatGoesBack}</h3>
      <ul data-slot="summary-goods">
        {pieces.map(({ variantId, name, specs, image, count, isGift }) => (
          <li key={`${variantId}${isGift}`}>
            <Thumb src={image} sizes="56px" />
            <span>
              <bdi>{name}</bdi>
              <Text as="small">{specs}</Text>
            </span>
            <b>{fill(words.pieces, { count })}</b>
          </li>
        ))}
      </ul>
      <Text by="other">{reason}</Text>
      <Text data-quiet by="other">
        {text}
      </Text>
      {images.length > 0 && (
        <ul data-slot="thumbs">
          {images.map((image, place) => (
            <li key={image}>
              <Picture
                src={image}
                alt={fill(words.pictureNumber, { number: place + 1 })}
                sizes="72px"
                width={72}
                height={72}
              />
            </li>
          ))}
        </ul>
      )}
      {trackingNumber && (
        <p>
          <bdi>
            {carrier} {trackingNumber}
          </bdi>
        </p>
      )}
    </div>
  )
}
