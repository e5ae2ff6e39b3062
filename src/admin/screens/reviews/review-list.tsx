import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Box } from "../../ui/input.tsx"
import type { useListCursor } from "../../ui/use-list-cursor.ts"
import type { ReviewRow } from "./route.tsx"
import { Stars } from "./stars.tsx"

type ReviewListProps = { rows: readonly ReviewRow[]; walk: ReturnType<typeof useListCursor<ReviewRow>> }

/** The reviews of this page, to be taken in hand or ticked. */
export function ReviewList({ rows, walk }: ReviewListProps) {
  const t = useWords("reviews")
  const { site } = useMe()
  const { day } = useFormats(site.currency, site.timeZone)
  return (
    <section className="mail-list reviews-list" aria-label={t("list")}>
      <header className="row">
        <label className="row" htmlFor="all-reviews">
          <Box id="all-reviews" checked={walk.ticked.size === rows.length} onChange={walk.tickAll} /> {t("selectAll")}
        </label>
      </header>
      <ul>
        {rows.map((review, index) => (
          <li key={review.id} data-row={index} className={index === walk.cursor ? "on" : undefined}>
            <Box
              aria-label={t("select", { name: review.author })}
              checked={walk.ticked.has(String(review.id))}
              onChange={() => walk.tick(index)}
            />
            <button type="button" aria-current={index === walk.cursor} onClick={() => walk.setCursor(index)}>
              <span className="row">
                <bdi className="strong cut">{review.goodName}</bdi>
                <time className="push dim small nowrap">{day(review.createTime)}</time>
              </span>
              <span className="small">
                <Stars stars={review.stars} /> <bdi>{review.author}</bdi>
              </span>
              <span className="small dim cut" dir="auto">
                {review.content}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
