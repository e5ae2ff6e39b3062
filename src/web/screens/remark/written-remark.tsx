import { Rating } from "../../features/catalog/reviews/rating.tsx"
import type { ReviewableLine } from "../../features/orders/read-reviewable.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Picture } from "../../ui/picture.tsx"
import { Text } from "../../ui/text.tsx"

/** What was written, as it was sent. */
export function WrittenRemark({ written }: { written: NonNullable<ReviewableLine["written"]> }) {
  const words = useWords("order", "remark")
  return (
    <article data-slot="written">
      <h2 data-slot="section-title">{words.yourReview}</h2>
      <p>
        <Rating value={written.stars} />
      </p>
      <Text data-slot="written-text" by="other">
        {written.text}
      </Text>
      {written.images.length > 0 && (
        <ul data-slot="uploads">
          {written.images.map((image, place) => (
            <li key={image} data-slot="upload">
              <Picture src={image} alt={fill(words.pictureNumber, { number: place + 1 })} sizes="160px" />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
