import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useRecentlyViewed } from "../../features/catalog/use-recently-viewed.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { tintTurn } from "./frame/colours.ts"
import { Shelf } from "./frame/shelf.tsx"
import { Shout } from "./frame/shout.tsx"
import { Strip } from "./frame/strip.tsx"
import { Voices } from "./frame/voices.tsx"
import { BuyPanel } from "./item/buy-panel.tsx"
import { ItemTabs } from "./item/item-tabs.tsx"
import { Stage } from "./item/stage.tsx"

const SHOWN = 4
const QUOTED = 3

/** The page takes the colour of the chosen picture; the name spans it, and the purchase is a box of ruled rows. */
export function Item({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const { ticker } = useShop().content
  const box = useBuyBox(goods)
  const seen = useRecentlyViewed(goods)
  const pictured = box.specs.find(({ values }) => values.some(({ image }) => image))
  const chosen = pictured?.values.findIndex(({ isChosen }) => isChosen) ?? 0
  const voices = (reviews?.list ?? []).filter(({ text }) => text !== "").slice(0, QUOTED)
  return (
    <>
      <div className="item" style={tintTurn(goods, Math.max(0, chosen))}>
        <Breadcrumb crumbs={[...crumbs, { name: goods.name, url: "" }]} />
        <Shout as="h1" id="goods-name">
          {goods.name}
        </Shout>
        <Stage goods={goods} box={box} />
        <BuyPanel goods={goods} box={box} hasReviews={reviews !== null} />
      </div>
      <Strip kind="thin" texts={[goods.label ?? "", ...ticker]} />
      <HydrationBoundary>
        <ItemTabs goods={goods} reviews={reviews} />
      </HydrationBoundary>
      {voices.length > 0 && (
        <Voices
          title={words.reviews}
          voices={voices.map(({ id, text, author, variant }) => ({ id, text, author, on: <bdi>{variant}</bdi> }))}
        />
      )}
      <Shelf title={words.related} ink="lilac" goods={related.slice(0, SHOWN)} />
      <Shelf title={words.recentlyViewed} ink="sky" goods={seen.slice(0, SHOWN)} />
    </>
  )
}
