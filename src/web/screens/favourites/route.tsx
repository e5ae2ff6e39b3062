import { redirect } from "react-router"
import { pageCount } from "../../../domain/catalog/pagination.ts"
import { FAVOURITE_PAGE_SIZE } from "../../../domain/constants.ts"
import { parsePage } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { AccountPage } from "../../features/account/account-page.tsx"
import { favouritesQuery } from "../../features/account/write-favourite.ts"
import { loadPopular } from "../../features/catalog/load-popular.server.ts"
import { readCard } from "../../features/catalog/read-goods.ts"
import { fill } from "../../shell/fill.ts"
import { memberDataOf } from "../../shell/member-data.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { pageApi } from "../../shell/page-api.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsColumns } from "../../templates/goods-columns.tsx"
import { PopularGoods } from "../../templates/popular-goods.tsx"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"

export async function loader(visit: Route.LoaderArgs) {
  const page = parsePage(visit.url.searchParams.get("p"))
  const reply = await pageApi(visit).ask("GET /api/goods/collect", favouritesQuery(page))
  const { list, total } = memberDataOf(visit, reply)
  const pages = pageCount(total, FAVOURITE_PAGE_SIZE)
  // The last one of a page may have been taken away.
  if (page > Math.max(pages, 1)) throw redirect(pageAddress(pages))
  const popular = total > 0 ? [] : await loadPopular(visit)
  return { goods: list.map(readCard), total, page, pageCount: pages, popular, ...(await ownTextsOf(visit)) }
}

const pageAddress = (page: number) => (page > 1 ? `${SCREENS.favourites.path}?p=${page}` : SCREENS.favourites.path)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  return personalMeta(shell, shell?.words.favourites)
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const words = useWords("account", "goods", "favourites")
  const { goods, total, page, pageCount: pages, popular } = loaderData
  return (
    <AccountPage
      title={words.favourites}
      text={total > 0 ? fill(words.favouriteCount, { count: total }) : undefined}
      here="favourites"
      counts={{ favourites: total }}
    >
      {total === 0 ? (
        <div>
          <Empty title={words.noFavourites} text={words.noFavouritesText}>
            <ButtonLink to={SCREENS.goodsList.path}>{words.allGoods}</ButtonLink>
          </Empty>
          <PopularGoods goods={popular} />
        </div>
      ) : (
        <div>
          <h2 className="visually-hidden">{words.goods}</h2>
          <GoodsColumns goods={goods} areUrgent />
          <Pagination page={page} pageCount={pages} addressOf={pageAddress} />
        </div>
      )}
    </AccountPage>
  )
}
