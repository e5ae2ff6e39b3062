import { Link } from "react-router"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { TextArea } from "../../ui/input.tsx"
import type { ReviewRow } from "./route.tsx"
import { Stars } from "./stars.tsx"

type ReviewInHandProps = { review: ReviewRow; answer: string; onAnswer: (text: string) => void; office: string }

const ANSWER_MAX = 2000

/** The review in hand, whole, with the shop's answer. */
export function ReviewInHand({ review, answer, onAnswer, office }: ReviewInHandProps) {
  const t = useWords("reviews")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const bought = t("boughtIn", { author: review.author, time: moment(review.createTime), order: "|" }).split("|")
  return (
    <section className="talk" aria-labelledby="in-hand">
      <header className="row">
        <div className="two">
          <h2 id="in-hand">
            <Link to={`${office}/goods/${review.goodId}`}>
              <bdi>{review.goodName}</bdi>
            </Link>
          </h2>
          <bdi>{review.specs}</bdi>
        </div>
      </header>
      <div className="say-in">
        <p>
          <Stars stars={review.stars} />
        </p>
        <p className="reviews-text" dir="auto">
          {review.content}
        </p>
        {review.images.length > 0 && (
          <div className="evidence">
            {review.images.map((image, index) => (
              <a key={image} href={image} target="_blank" rel="noreferrer">
                <img src={image} alt={t("picture", { number: index + 1 })} />
              </a>
            ))}
          </div>
        )}
        <p className="dim small">
          {bought[0]}
          <Link className="code" to={`${office}/orders/${review.order_no}`}>
            {review.order_no}
          </Link>
          {bought[1]}
        </p>
      </div>
      <div className="compose">
        <Field label={t("answer")} hint={t("answerHint")}>
          <TextArea
            id="review-answer"
            rows={5}
            dir="auto"
            maxLength={ANSWER_MAX}
            value={answer}
            onChange={(event) => onAnswer(event.target.value)}
          />
        </Field>
      </div>
    </section>
  )
}
