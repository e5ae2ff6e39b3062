import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"

/** The latest from the store: picture, day and headline in a row. */
export function News({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="block" data-tone={tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={words.newsHeading}
        more={{ label: words.seeAll, url: SCREENS.newsList.path, sign: arrow }}
      />
      <ul className="news-row">
        {news.map(({ id: newsId, title, image, publishedAt }) => (
          <li key={newsId} data-picture={image ? undefined : "no"}>
            {image && <Picture src={image} alt="" sizes="(max-width: 63.99rem) 96px, 120px" />}
            <div>
              <Day moment={publishedAt} length="short" />
              <h3>
                <TextLink data-cover to={`/News/${newsId}`}>
                  {title}
                </TextLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
