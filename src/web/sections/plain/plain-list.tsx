import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { DidYouMean } from "../../features/catalog/list/did-you-mean.tsx"
import { FilterForm } from "../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../features/catalog/list/filter-groups.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../features/catalog/list/stock-choice.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { ChevronDown } from "../../ui/icons.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { MerchantText } from "../../ui/text.tsx"
import type { ListPageProps } from "../list-props.ts"
import { PlainGrid } from "./frame/plain-card.tsx"

export function PlainList(page: ListPageProps) {
  const { choice, facets, goods, consolation } = page
  const words = useWords("goods", "goodsList")
  return (
    <>
      <Breadcrumb crumbs={page.crumbs} />
      <h1>
        <MerchantText>{page.title}</MerchantText>
      </h1>
      {page.text && <p className="note">{page.text}</p>}
      <div className="list-body">
        <aside aria-label={words.filters}>
          <FilterForm choice={choice}>
            <FilterGroups choice={choice} facets={facets} group={Group} />
            <StockChoice choice={choice} />
          </FilterForm>
        </aside>
        <div>
          <div className="row list-bar">
            <p>{fill(page.isCapped ? words.moreThanFound : words.goodsFound, { count: page.total })}</p>
            <ActiveFilters choice={choice} facets={facets} />
            <SortSelect choice={choice} />
          </div>
          <h2 className="visually-hidden">{words.goods}</h2>
          {goods.length > 0 ? <PlainGrid goods={goods} /> : <p>{words.nothingFound}</p>}
          <DidYouMean suggestion={page.suggestion} />
          {consolation.length > 0 && (
            <section>
              <h2>{words.perhapsThese}</h2>
              <PlainGrid goods={consolation} />
            </section>
          )}
          <Pagination
            page={choice.page}
            pageCount={page.pageCount}
            addressOf={(number) => listAddress(choice, { page: number })}
          />
        </div>
      </div>
    </>
  )
}

/** Folded until it is wanted, so that the goods stand first on a phone too. */
function Group({ name, children }: FilterGroupProps) {
  return (
    <details>
      <summary>
        <MerchantText>{name}</MerchantText>
        <ChevronDown size={18} aria-hidden="true" data-turns />
      </summary>
      {children}
    </details>
  )
}
