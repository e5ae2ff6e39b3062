import { pageLinks } from "../../domain/catalog/pagination.ts"
import { fill } from "../shell/fill.ts"
import { useWords } from "../shell/use-words.ts"
import { ChevronLeft, ChevronRight } from "./icons.tsx"
import { Link } from "./link.tsx"
import { PrefetchLink } from "./prefetch-link.tsx"

type PaginationProps = { page: number; pageCount: number; addressOf: (page: number) => string }

/** The pages of a list: one back, one on, the first, the last and those around the present one. */
export function Pagination({ page, pageCount, addressOf }: PaginationProps) {
  const words = useWords()
  if (pageCount < 2 && page === 1) return null
  // Behind the last page the way back leads to the last one.
  const previous = Math.min(page - 1, pageCount)
  const links = pageLinks(page, pageCount)
  return (
    <nav data-slot="pages" aria-label={words.pages}>
      {page > 1 && (
        <PrefetchLink rel="prev" data-slot="page-previous" to={addressOf(previous)}>
          <ChevronLeft aria-hidden="true" data-mirrored />
          <span>{words.previousPage}</span>
        </PrefetchLink>
      )}
      <ol>
        {links.map((link, index) => (
          <li key={link === "gap" ? `gap after ${links[index - 1]}` : link} data-gap={link === "gap" || undefined}>
            {link === "gap" ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={addressOf(link)}
                aria-label={fill(words.page, { page: link })}
                aria-current={link === page ? "page" : undefined}
              >
                {link}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <PrefetchLink rel="next" data-slot="page-next" to={addressOf(page + 1)}>
          <span>{words.nextPage}</span>
          <ChevronRight aria-hidden="true" data-mirrored />
        </PrefetchLink>
      )}
    </nav>
  )
}
