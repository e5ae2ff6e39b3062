import type { Remark } from "../../../../contract/goods-shapes.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useMessages } from "../../../shell/use-messages.ts"
import { Day } from "../../../ui/day.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Rating } from "./rating.tsx"

/** One review, with the shop's answer. */
export function Review({ remark }: { remark: Remark }) {
  const words = useMessages()
  const { name } = useShop()
  return (
    <article data-slot="review">
      <header>
        <Rating value={remark.stars} />
        <b>
          <bdi>{remark.author}</bdi>
        </b>
        <Day moment={remark.createTime} />
        {remark.specs && <bdi data-slot="review-specs">{remark.specs}</bdi>}
      </header>
      <p data-slot="review-text">
        <bdi>{remark.content}</bdi>
      </p>
      {remark.images.length > 0 && (
        <ul data-slot="review-pictures">
          {remark.images.map((image, index) => (
            <li key={image}>
              <Picture
                src={image}
                alt={fill(words.pictureOf, { number: index + 1, total: remark.images.length })}
                sizes="96px"
                width={96}
                height={96}
              />
            </li>
          ))}
        </ul>
      )}
      {remark.answer && (
        <blockquote data-slot="review-answer">
          <b>{fill(words.shopAnswers, { name })}</b>
          <p>
            <bdi>{remark.answer}</bdi>
          </p>
        </blockquote>
      )}
    </article>
  )
}
