import { useId } from "react"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { RankRow } from "../frame/rank-row.tsx"

const PLACES = 5

/** What sells most in this aisle; only where all of its goods are on this page, and enough of them to rank. */
export function TopSold({ goods, pageCount }: ListPageProps) {
  const id = useId()
  const words = useWords("goods")
  const sold = goods.filter(({ soldCount }) => soldCount)
  if (pageCount !== 1 || sold.length < PLACES) return null
  const top = sold.toSorted((one, other) => (other.soldCount ?? 0) - (one.soldCount ?? 0)).slice(0, PLACES)
  return (
    <section className="top-sold" aria-labelledby={id}>
      <h2 id={id}>{words.sortSold}</h2>
      <ol>
        {top.map((entry, index) => (
          <RankRow key={entry.id} goods={entry} place={index + 1} />
        ))}
      </ol>
    </section>
  )
}
