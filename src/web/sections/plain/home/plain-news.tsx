import { useId } from "react"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Day } from "../../../ui/amounts/day.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import type { SectionProps, Toned } from "../../section-props.ts"

export function PlainNews({ news, tone }: Toned<SectionProps["news"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>{words.newsHeading}</h2>
      <ul className="plain-rows">
        {news.map((entry) => (
          <li key={entry.id}>
            <h3>
              <Link to={`/News/${entry.id}`}>
                <MerchantText>{entry.title}</MerchantText>
              </Link>
            </h3>
            <Day moment={entry.publishedAt} />
          </li>
        ))}
      </ul>
      <Link to={SCREENS.newsList.path}>{words.seeAll}</Link>
    </section>
  )
}
