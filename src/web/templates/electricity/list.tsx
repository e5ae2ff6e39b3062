import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { DidYouMean } from "../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { ArticleRows } from "./articles/article-row.tsx"
import { ChapterBand } from "./list/chapter-band.tsx"
import { ColumnFilters } from "./list/column-filters.tsx"
import { Sections } from "./list/sections.tsx"

/** Rows of the first screen are seen without scrolling. */
const URGENT = 4

/** A chapter of the catalogue: its band, its sections, filters as the heads of columns, and a line for each article. */
export function List(page: ListPageProps) {
  const { choice, goods, facets, total } = page
  const words = useWords("goods", "goodsList")
  return (
    <>
      <ChapterBand {...page} />
      <Sections {...page} />
      <HydrationBoundary>
        <ColumnFilters choice={choice} facets={facets} />
      </HydrationBoundary>
      <div className="row list-count">
        <p role="status">{fill(page.isCapped ? words.moreThanFound : words.goodsFound, { count: total })}</p>
        <ActiveFilters choice={choice} facets={facets} />
      </div>
      <HydrationBoundary>{goods.length > 0 ? <Articles {...page} /> : <NothingFound {...page} />}</HydrationBoundary>
    </>
  )
}

function Articles({ choice, goods, pageCount }: ListPageProps) {
  const words = useWords("goods")
  return (
    <section aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <ArticleRows goods={goods} urgent={URGENT} />
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </section>
  )
}

function NothingFound({ consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  return (
    <section className="nothing">
      <h2>{words.nothingFound}</h2>
      <DidYouMean suggestion={suggestion} />
      <p>{words.nothingFoundHint}</p>
      {consolation.length > 0 && (
        <>
          <h2 className="ruled-title">{words.perhapsThese}</h2>
          <ArticleRows goods={consolation} />
        </>
      )}
    </section>
  )
}
