import { BigPrice } from "../../../features/cart/big-price.tsx"
import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { itemTiers } from "../../../features/cart/item-tiers.ts"
import { NextStep } from "../../../features/cart/next-step.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ItemPromotion } from "../../../features/catalog/item-promotion.tsx"
import { PriceSteps } from "../../../features/catalog/price-steps.tsx"
import { whatsappAddress } from "../../../features/content/whatsapp.ts"
import { ItemWallets } from "../../../features/payment/wallet/item-wallets.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { PiecesPrice } from "../../../ui/amounts/pieces-price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

/** The last facts of an article are those of its delivery. */
const DELIVERY = 4

/** The price at this quantity, its tiers as a chart, choices, how many by the crate, and what that comes to. */
export function BuyBoxPanel({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const [person] = useShop().whatsapp
  const tiers = itemTiers(goods, box)
  return (
    <section className="buy-panel" aria-labelledby="goods-name">
      <div className="price-line">
        {box.state !== "unavailable" && <BigPrice box={box} />}
        {box.price > 0 && <p className="note">{fill(words.atPieces, { count: grouped(box.quantity) })}</p>}
      </div>
      {tiers.length > 1 && <PriceSteps tiers={tiers} quantity={box.quantity} />}
      <ItemPromotion promotion={goods.promotion} isNamed />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} />
      ))}
      <div className="buy-line">
        <QuantityField box={box} step={box.minimum} />
        {box.price > 0 && (
          <p className="buy-sum">
            <span className="note">{words.sumOf}</span>
            <b>
              <PiecesPrice price={box.price} quantity={box.quantity} />
            </b>
          </p>
        )}
      </div>
      <NextStep tiers={tiers} quantity={box.quantity} />
      <div className="buy-acts">
        <BuyButtons box={box} goods={goods} />
        {person && (
          <a className="button button-line" href={whatsappAddress(person.account)} rel="noopener" target="_blank">
            <WhatsappIcon size={18} />
            <bdi>{words.chatOnWhatsapp}</bdi>
          </a>
        )}
      </div>
      <ItemWallets box={box} />
      <StockLine goods={goods} box={box} />
      {goods.attributes.length > DELIVERY && <FactList className="facts" facts={goods.attributes.slice(-DELIVERY)} />}
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
