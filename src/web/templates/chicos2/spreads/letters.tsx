import type { Review } from "../../../features/catalog/reviews/reviews.ts"
import { MerchantText, Text } from "../../../ui/text.tsx"

type Letter = Pick<Review, "id" | "text" | "author"> & { about: string }

/** What people write, each on a plane of its own. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  return (
    <ul className="letters" data-count={letters.length}>
      {letters.map(({ id, text, author, about }) => (
        <li key={id}>
          <blockquote>
            <Text by="other" className="clamp">
              {text}
            </Text>
            <footer>
              <b>
                <bdi>{author}</bdi>
              </b>{" "}
              <MerchantText>{about}</MerchantText>
            </footer>
          </blockquote>
        </li>
      ))}
    </ul>
  )
}
