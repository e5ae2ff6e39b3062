import { pageLinks } from "../../../../domain/catalog/pagination.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/link.tsx"

/** Pages of the list, run as laps. */
export function Laps({ choice, pageCount }: { choice: ListChoice; pageCount: number }) {
  const words = useWords("goodsList")
  const { page } = choice
  if (pageCount < 2 && page === 1) return null
  const to = (lap: number) => listAddress(choice, { page: lap })
  const links = pageLinks(page, pageCount)
  // Behind the last lap the way leads back to it.
  const isOutside = page > pageCount
  return (
    <nav className="laps" aria-label={words.pages}>
      <p>{fill(words.lapOf, { page: Math.min(page, pageCount), pages: pageCount })}</p>
      <ol>
        {links.map((link, index) => (
          <li key={link === "gap" ? `gap after ${links[index - 1]}` : link}>
            {link === "gap" ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={to(link)}
                aria-label={fill(words.page, { page: link })}
                aria-current={link === page ? "page" : undefined}
              >
                <span>{link}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <Link className="button" rel="next" to={to(page + 1)}>
          <span>{words.nextLap}</span>
        </Link>
      ) : (
        <Link className="button" rel="prev" to={to(isOutside ? pageCount : page - 1)}>
          <span>{words.previousLap}</span>
        </Link>
      )}
    </nav>
  )
}
