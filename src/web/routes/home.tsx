import { parsePage } from "../../domain/route-address.ts"
import { dataOf } from "../data-of.ts"
import { pageApi } from "../page-api.ts"
import { CategoryLinks } from "../ui/category-links.tsx"
import { GoodsGrid } from "../ui/goods-grid.tsx"
import { Pagination } from "../ui/pagination.tsx"
import { useMessages } from "../use-messages.ts"
import { usePriceText } from "../use-price-text.ts"
import { useShell } from "../use-shell.ts"
import type { Route } from "./+types/home.ts"

export async function loader(visit: Route.LoaderArgs) {
  const current_page = parsePage(visit.url.searchParams.get("p"))
  const goods = dataOf(await pageApi(visit).ask("GET /api/goods/lists", { query: { current_page } }))
  const { facets, ...list } = goods
  return { ...list, categories: facets.categories }
}

export default function Home({
  loaderData: { list, categories, total, page_size, current_page },
}: Route.ComponentProps) {
  const shop = useShell()?.shop
  const words = useMessages()
  const priceText = usePriceText()
  return (
    <>
      <header className="welcome">
        <h1>
          <bdi>{shop?.slogan || shop?.name}</bdi>
        </h1>
        {shop?.description && (
          <p>
            <bdi>{shop.description}</bdi>
          </p>
        )}
      </header>
      <CategoryLinks categories={categories} label={words.categories} />
      <section aria-labelledby="goods">
        <h2 id="goods">{words.goods}</h2>
        {list.length > 0 ? (
          <GoodsGrid goods={list} words={words} priceText={priceText} />
        ) : (
          <p className="quiet">{words.noGoods}</p>
        )}
        <Pagination page={current_page} pages={Math.ceil(total / page_size)} words={words} />
      </section>
    </>
  )
}
