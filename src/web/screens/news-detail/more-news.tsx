import { newsPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { NewsArticle } from "../../features/content/news.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"

/** The ways to the piece before and the one after; where there is none, to all of them. */
export function MoreNews({ earlier, later }: Pick<NewsArticle, "earlier" | "later">) {
  const words = useWords("newsDetail")
  return (
    <nav data-slot="prev-next" aria-label={words.moreNews}>
      {earlier && <NewsLink label={words.earlierNews} url={newsPath(earlier.id)} title={earlier.title} />}
      {later && <NewsLink label={words.laterNews} url={newsPath(later.id)} title={later.title} />}
      {!(earlier && later) && <NewsLink label={words.moreNews} url={SCREENS.newsList.path} title={words.allNews} />}
    </nav>
  )
}

function NewsLink({ label, url, title }: { label: string; url: string; title: string }) {
  return (
    <Link to={url}>
      <span data-slot="meta">{label}</span>
      <b>
        <MerchantText>{title}</MerchantText>
      </b>
    </Link>
  )
}
