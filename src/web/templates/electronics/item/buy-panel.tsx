import { BuyRow } from "../../../features/cart/buy-row.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import { TierTable } from "../../../features/cart/tier-table.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { ServiceList } from "../../../features/content/service-list.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { savedAmount } from "../../../ui/amounts/percent-off.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { PriceSentence } from "../../../ui/amounts/price-sentence.tsx"
import { RaisedPrice } from "../../../ui/amounts/raised-price.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 20, strokeWidth: 1.75 }

/** It begins with the label on the shelf's edge: what it costs and what is saved; then when it comes, how many, and the yellow button. */
export function BuyPanel({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const { services } = useShop().content
  const { price, originalPrice } = box
  const saved = savedAmount({ price, originalPrice })
  return (
    <section className="buy-box" aria-label={words.addToCart}>
      <div className="buy-shelf">
        <GoodsPrice goods={{ price, originalPrice }} amount={RaisedPrice} />
        {box.taxText && <p className="big-price-tax">{box.taxText}</p>}
        {saved > 0 && (
          <p className="saved">
            <PriceSentence text={words.youSave} amounts={{ amount: saved }} />
          </p>
        )}
      </div>
      <ItemPromotion promotion={goods.promotion} isNamed />
      <TierTable tiers={box.variant?.tiers ?? []} />
      <div className="get-it">
        <StockLine goods={goods} box={box} />
      </div>
      <BuyRow goods={goods} box={box} />
      <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={icon.size} />} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
