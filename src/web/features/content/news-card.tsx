import { newsPath } from "../../../domain/site/route-address.ts"
import { useWords } from "../../shell/use-words.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { ArrowRight } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import { MerchantText, Text } from "../../ui/text.tsx"
import type { NewsEntry } from "./news.ts"

/** Planes of different colours follow each other. */
const TILES = 3

type NewsCardProps = { entry: NewsEntry; place: number; isLead?: boolean }

/** A piece of news in a list; the first of them large, with what it says. */
export function NewsCard({ entry, place, isLead = false }: NewsCardProps) {
  const words = useWords("newsList")
  const { id, title, summary, image, publishedAt } = entry
  return (
    <article data-slot="press-card" data-state={isLead ? "lead" : undefined} data-tile={(place % TILES) + 1}>
      {image && (
        <div data-slot="press-pic">
          <Picture
            src={image}
            sizes={isLead ? "(min-width: 768px) 58vw, 100vw" : "(min-width: 768px) 33vw, 100vw"}
            isUrgent={isLead}
          />
        </div>
      )}
      <Day moment={publishedAt} />
      <h2>
        <Link data-cover to={newsPath(id)}>
          <MerchantText>{title}</MerchantText>
        </Link>
      </h2>
      <Text>{summary}</Text>
      {isLead && (
        <span data-slot="text-link" aria-hidden="true">
          {words.readIt}
          <ArrowRight size={18} data-mirrored />
        </span>
      )}
    </article>
  )
}
