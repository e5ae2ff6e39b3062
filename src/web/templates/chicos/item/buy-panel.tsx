import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyRow } from "../../../features/cart/buy-row.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import { TierTable } from "../../../features/cart/tier-table.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemCounts } from "../../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import { whatsappAddress } from "../../../features/content/whatsapp.ts"
import type { Crumb } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { Text } from "../../../ui/text.tsx"
import { Word } from "../frame/word.tsx"

type BuyPanelProps = { goods: ItemGoods; box: BuyBox; crumbs: Crumb[]; hasReviews: boolean }

/** The purchase in the middle of the page, between the pictures. */
export function BuyPanel({ goods, box, crumbs, hasReviews }: BuyPanelProps) {
  const words = useWords("goods", "item")
  const last = crumbs.slice(-1)
  const number = box.variant?.number || goods.number
  return (
    <section className="buy-panel" aria-label={words.addToCart}>
      <Breadcrumb crumbs={number ? [...last, { name: fill(words.goodsNumber, { number }), url: "" }] : last} />
      <Word as="h1">{goods.name}</Word>
      <Text className="buy-line">{goods.subtitle}</Text>
      {box.state !== "unavailable" && <BigPrice box={box} />}
      <div className="row note item-counts">
        {hasReviews && goods.reviewCount > 0 && (
          <a className="tap" href="#reviews" aria-label={words.showReviews}>
            <Score goods={goods} />
          </a>
        )}
        <ItemCounts goods={goods} />
      </div>
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <TierTable tiers={box.variant?.tiers ?? []} />
      <BuyRow goods={goods} box={box} />
      <StockLine goods={goods} box={box} />
      <Promises />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}

/** What goes without saying, and whom to ask. */
function Promises() {
  const words = useWords()
  const { content, whatsapp } = useShop()
  const account = whatsapp[0]?.account
  return (
    <ul className="buy-promises">
      {content.services.map(({ title }) => (
        <Text as="li" key={title}>
          {title}
        </Text>
      ))}
      {account && (
        <li>
          <a className="underlined" href={whatsappAddress(account)} rel="noopener" target="_blank">
            {words.chatOnWhatsapp}
          </a>
        </li>
      )}
    </ul>
  )
}
