import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { HomeChapter } from "./home-chapter.tsx"

/** News as notices: the day, what changes, and what that means. */
export function Notices({ news, tone, anchor }: Toned<SectionProps["news"]>) {
  const words = useWords("goods", "home")
  const more = <MoreLink url={SCREENS.newsList.path} label={words.seeAll} />
  return (
    <HomeChapter title={words.newsHeading} anchor={anchor} tone={tone} head={more}>
      <ul className="notices">
        {news.map(({ id, title, summary, publishedAt }) => (
          <li key={id}>
            <Day moment={publishedAt} />
            <h3>
              <TextLink data-cover to={`/News/${id}`}>
                {title}
              </TextLink>
            </h3>
            <Text className="note">{summary}</Text>
          </li>
        ))}
      </ul>
    </HomeChapter>
  )
}
