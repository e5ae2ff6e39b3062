import { LEAST_STARS } from "../../../../domain/catalog/stars.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useFollowing } from "../../../ui/navigation/use-following.ts"
import { Rating } from "../reviews/rating.tsx"

/** Leaves goods away that were rated lower, or not at all. */
export function RatingChoice({ choice }: { choice: ListChoice }) {
  const words = useWords("goodsList")
  const [chosen, setChosen] = useFollowing(choice.rating)
  return (
    <fieldset data-slot="rating-choice">
      <legend className="visually-hidden">{words.rating}</legend>
      {[...LEAST_STARS, null].map((stars) => (
        <label key={stars ?? "any"} data-slot="choice">
          <input
            type="radio"
            name="rating"
            value={stars ?? ""}
            checked={chosen === stars}
            onChange={() => setChosen(stars)}
          />
          {stars && <Rating value={stars} />}
          <span>{stars ? fill(words.starsAndMore, { stars }) : words.anyRating}</span>
        </label>
      ))}
    </fieldset>
  )
}
