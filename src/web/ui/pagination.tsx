import { Link } from "react-router"
import { fill } from "./fill.ts"

type PaginationProps = {
  page: number
  pages: number
  words: Record<"pages" | "previousPage" | "nextPage" | "pageOf", string>
}

export function Pagination({ page, pages, words }: PaginationProps) {
  if (pages < 2 && page === 1) return null
  return (
    <nav className="pagination" aria-label={words.pages}>
      {page > 1 && (
        <Link className="button" rel="prev" to={addressOf(Math.max(1, Math.min(page - 1, pages)))}>
          {words.previousPage}
        </Link>
      )}
      {page <= pages && <span>{fill(words.pageOf, { page, pages })}</span>}
      {page < pages && (
        <Link className="button" rel="next" to={addressOf(page + 1)}>
          {words.nextPage}
        </Link>
      )}
    </nav>
  )
}

/** The first page is the address without a number, so that it has one address only. */
const addressOf = (page: number) => ({ search: page === 1 ? "" : `?p=${page}` })
