import { SCREENS } from "../../../domain/site/screens.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { GoodsColumns } from "../../templates/goods-columns.tsx"
import { useCountdown } from "../../ui/amounts/use-countdown.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { TabsLine } from "../../ui/navigation/tabs-line.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { contentMeta } from "../content-meta.ts"
import type { Route } from "./+types/route.ts"
import { loadPromotion } from "./load-promotion.server.ts"
import { promotionAddress } from "./promotion-address.ts"
import { RunningHead } from "./running-head.tsx"

export const loader = (visit: Route.LoaderArgs) => loadPromotion(visit)

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return contentMeta(matches[0].loaderData, "promotionGoods", loaderData)
}

export default function PromotionGoods({ loaderData }: Route.ComponentProps) {
  const { shown, content, name } = loaderData
  const words = useWords("promotionGoods")
  if (shown) return <Running key={shown.id} {...loaderData} shown={shown} />
  return (
    <div data-slot="page">
      <PageHead title={<MerchantText>{content.title || name}</MerchantText>} />
      <Empty title={words.noPromotion} text={words.noPromotionText}>
        <NewGoods />
      </Empty>
    </div>
  )
}

type RunningProps = Awaited<ReturnType<typeof loadPromotion>> & { shown: { id: number; name: string; endsAt: string } }

/** Once the clock has run out, the page says so without being loaded anew. */
function Running({ shown, promotions, goods, page, pages }: RunningProps) {
  const words = useWords("goods", "promotionGoods")
  const { promotion: said } = useShop().content
  const left = useCountdown(shown.endsAt)
  const isFirst = shown.id === promotions[0]?.id
  const promotion = isFirst ? null : shown.id
  if (left.isOver) {
    return (
      <div data-slot="page">
        <Empty title={words.promotionOver} text={words.promotionOverText} isPageTitle lit={1}>
          <NewGoods />
        </Empty>
      </div>
    )
  }
  const tabs = promotions.map(({ id, name, count }, index) => ({
    key: String(id),
    to: promotionAddress({ promotion: index === 0 ? null : id, page: 1 }),
    name,
    count,
    isHere: id === shown.id,
  }))
  return (
    <div data-slot="page">
      <RunningHead
        title={(isFirst && said.title) || shown.name}
        text={(isFirst && said.text) || words.promotionText}
        endsAt={shown.endsAt}
        left={left}
        image={goods[0]?.image ?? null}
      />
      {tabs.length > 1 && <TabsLine label={words.promotions} tabs={tabs} />}
      <h2 className="visually-hidden">{words.goods}</h2>
      <GoodsColumns goods={goods} areUrgent />
      <Pagination page={page} pageCount={pages} addressOf={(next) => promotionAddress({ promotion, page: next })} />
    </div>
  )
}

function NewGoods() {
  return <ButtonLink to={`${SCREENS.goodsList.path}?sort=newest`}>{useWords("promotionGoods").seeNew}</ButtonLink>
}
