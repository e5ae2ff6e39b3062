import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import { BuyButtons } from "../../../features/cart/buy-buttons.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import { StockLine } from "../../../features/cart/stock-line.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { ServiceList } from "../../../features/content/service-list.tsx"
import { ItemWallets } from "../../../features/payment/wallet/item-wallets.tsx"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { PiecesPrice } from "../../../ui/amounts/pieces-price.tsx"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { ShareLinks } from "../../../ui/navigation/share-links.ts"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 20, strokeWidth: 1.75 }

/** What is chosen, how many, what it comes to, and the two ways to order. */
export function QuoteBox({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods", "item")
  const grouped = useGrouped()
  const { services } = useShop().content
  return (
    <section className="quote-box" aria-label={words.addToCart}>
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
      ))}
      <QuantityField box={box} />
      {box.price > 0 && (
        <dl className="quote-total">
          <dt>{fill(words.atPieces, { count: grouped(box.quantity) })}</dt>
          <dd>
            <PiecesPrice price={box.price} quantity={box.quantity} />
          </dd>
        </dl>
      )}
      <StockLine goods={goods} box={box} />
      <div className="quote-buttons">
        <BuyButtons box={box} goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <ItemWallets box={box} />
      <ServiceList services={services} icon={icon} chatIcon={<WhatsappIcon size={icon.size} />} />
      <ShareLinks title={goods.name} image={goods.image} />
    </section>
  )
}
