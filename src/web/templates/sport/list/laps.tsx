import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { PageNumbers } from "../../../ui/navigation/page-numbers.tsx"
import { TextLink } from "../../../ui/text.tsx"

/** Pages of the list, run as laps. */
export function Laps({ choice, pageCount }: ListPageProps) {
  const words = useWords("goodsList")
  const { page } = choice
  if (pageCount < 2 && page === 1) return null
  const addressOf = (lap: number) => listAddress(choice, { page: lap })
  // Behind the last lap the way leads back to it.
  const further =
    page < pageCount
      ? { rel: "next", lap: page + 1, name: words.nextLap }
      : { rel: "prev", lap: Math.min(page - 1, pageCount), name: words.previousLap }
  return (
    <nav className="laps" aria-label={words.pages}>
      <p>{fill(words.lapOf, { page: Math.min(page, pageCount), pages: pageCount })}</p>
      <PageNumbers page={page} pageCount={pageCount} addressOf={addressOf} />
      <TextLink className="button" rel={further.rel} to={addressOf(further.lap)}>
        {further.name}
      </TextLink>
    </nav>
  )
}
