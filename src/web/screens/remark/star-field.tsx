import { useState } from "react"
import { REVIEW_STARS_MAX } from "../../../domain/constants.ts"
import { REMARK_FIELDS } from "../../features/orders/remark-fields.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"

const LEVELS = Array.from({ length: REVIEW_STARS_MAX }, (_, place) => place + 1)

/** One to five stars. Those up to the chosen one are lit by the stylesheet, so that it works without scripts too. */
export function StarField({ fault, chosen }: { fault: string | undefined; chosen: number }) {
  const words = useWords("remark")
  const [stars, setStars] = useState(chosen)
  const names = [words.oneStar, words.twoStars, words.threeStars, words.fourStars, words.fiveStars]
  return (
    <>
      <div
        data-slot="rate"
        role="radiogroup"
        aria-labelledby="stars"
        aria-describedby={fault ? "stars-fault" : undefined}
      >
        {LEVELS.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name={REMARK_FIELDS.stars}
              value={level}
              aria-label={`${fill(words.starsOf, { stars: level })}, ${names[level - 1]}`}
              aria-invalid={fault ? true : undefined}
              defaultChecked={level === chosen}
              onChange={() => setStars(level)}
            />
            <i />
          </label>
        ))}
        {stars > 0 && <b aria-hidden="true">{`${stars}, ${names[stars - 1]}`}</b>}
      </div>
      {fault && (
        <p id="stars-fault" data-slot="field-fault">
          {fault}
        </p>
      )}
    </>
  )
}
