import { useWords } from "../../shell/use-words.ts"
import { ChevronLeft, ChevronRight } from "../icons.tsx"
import { PageNumbers, type Pages } from "./page-numbers.tsx"
import { PrefetchLink } from "./prefetch-link.tsx"

/** The pages of a list: one back, one on, the first, the last and those around the present one. */
export function Pagination({ page, pageCount, addressOf, numeral }: Pages) {
  const words = useWords()
  if (pageCount < 2 && page === 1) return null
  // Behind the last page the way back leads to the last one.
  const previous = Math.min(page - 1, pageCount)
  return (
    <nav data-slot="pages" aria-label={words.pages}>
      {page > 1 && (
        <PrefetchLink rel="prev" data-slot="page-previous" to={addressOf(previous)}>
          <ChevronLeft aria-hidden="true" data-mirrored />
          <span>{words.previousPage}</span>
        </PrefetchLink>
      )}
      <PageNumbers page={page} pageCount={pageCount} addressOf={addressOf} numeral={numeral} />
      {page < pageCount && (
        <PrefetchLink rel="next" data-slot="page-next" to={addressOf(page + 1)}>
          <span>{words.nextPage}</span>
          <ChevronRight aria-hidden="true" data-mirrored />
        </PrefetchLink>
      )}
    </nav>
  )
}
