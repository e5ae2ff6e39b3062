import { AddButton } from "../../../features/cart/add-button.tsx"
import { cardTiers } from "../../../features/catalog/card-tiers.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { AskLink } from "../../../features/inquiry/ask-link.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice, Price } from "../../../ui/amounts/price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { shopTier } from "./shop-tier.ts"
import { singlePrice } from "./single-price.ts"

/** One price for yourself, and what a piece costs for a shop; each is the way to have it so. */
export function GoodsDoors({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const { id, name, number, image, url, inStock, needsChoice, minimumQuantity = 1 } = goods
  const tier = shopTier(cardTiers(goods), minimumQuantity)
  return (
    <div className="doors-pair">
      {goods.price > 0 && (
        <div className="door door-one">
          <GoodsPrice goods={singlePrice(goods)} />
          <AddButton goods={goods}>{needsChoice ? words.choose : words.toCart}</AddButton>
          {!inStock && <span>{words.soldOut}</span>}
          {minimumQuantity > 1 && <small>{fill(words.minimumPieces, { count: grouped(minimumQuantity) })}</small>}
        </div>
      )}
      <div className="door door-many">
        {tier ? (
          <p data-slot="price">
            <Price amount={tier.price} />
          </p>
        ) : (
          goods.price <= 0 && <p data-slot="price">{words.priceOnRequest}</p>
        )}
        <AskLink
          goods={{ id, name, image, url, ...(number && { number }), ...(tier && { total: tier.begin }) }}
          slot="door-ask"
          label={fill(words.askAbout, { name })}
        >
          {tier ? fill(words.askFrom, { count: grouped(tier.begin) }) : words.inquiry}
        </AskLink>
      </div>
    </div>
  )
}
