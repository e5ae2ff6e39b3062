import { DidYouMean } from "../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { GoodsCells } from "./frame/goods-cells.tsx"
import { NumberedSection } from "./frame/numbered-section.tsx"
import { Kinds } from "./list/kinds.tsx"
import { ListHead } from "./list/list-head.tsx"
import { Matrix } from "./list/matrix.tsx"

/** Cells of the first screen are seen without scrolling. */
const URGENT = 3

/** The title as large as the raster, its kinds, the filters open across the modules, and the goods in ruled cells. */
export function List(page: ListPageProps) {
  const { choice, goods, pageCount } = page
  return (
    <>
      <ListHead {...page} />
      <Kinds {...page} />
      <HydrationBoundary>
        <Matrix {...page} />
      </HydrationBoundary>
      <HydrationBoundary>{goods.length > 0 ? <ListGoods {...page} /> : <NothingFound {...page} />}</HydrationBoundary>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(next) => listAddress(choice, { page: next })} />
    </>
  )
}

function ListGoods({ goods }: ListPageProps) {
  const words = useWords("goods")
  return (
    <section className="list-goods" aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsCells goods={goods} urgent={URGENT} />
    </section>
  )
}

function NothingFound({ consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  return (
    <>
      <section className="nothing">
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
      </section>
      {consolation.length > 0 && (
        <NumberedSection title={words.perhapsThese}>
          <GoodsCells goods={consolation} />
        </NumberedSection>
      )}
    </>
  )
}
