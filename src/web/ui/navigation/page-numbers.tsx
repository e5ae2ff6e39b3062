import { pageLinks } from "../../../domain/catalog/pagination.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "./link.tsx"

export type Pages = {
  page: number
  pageCount: number
  addressOf: (page: number) => string
  /** How a number is written, where not in figures. */
  numeral?: (page: number) => string
}

/** The first, the last and those around the present one. */
export function PageNumbers({ page, pageCount, addressOf, numeral = String }: Pages) {
  const words = useWords()
  const links = pageLinks(page, pageCount)
  return (
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
              {numeral(link)}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}
