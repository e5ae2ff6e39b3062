import { BuyButtons } from "../../features/cart/buy-buttons.tsx"
import { QuantityField } from "../../features/cart/quantity-field.tsx"
import { SpecPicker } from "../../features/cart/spec-picker.tsx"
import { StockLine } from "../../features/cart/stock-line.tsx"
import { useBuyBox } from "../../features/cart/use-buy-box.ts"
import { useGallery } from "../../features/catalog/gallery/use-gallery.ts"
import { ReviewList } from "../../features/catalog/reviews/review-list.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Html } from "../../ui/html.tsx"
import { Picture } from "../../ui/picture.tsx"
import { Price } from "../../ui/price.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import type { ItemPageProps } from "../item-props.ts"
import { PlainGrid } from "./frame/plain-card.tsx"

export function PlainItem({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const gallery = useGallery(goods.images, box.variant?.image ?? null)
  const shown = goods.images[gallery.index] ?? null
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="item">
        <button type="button" className="item-picture" onClick={() => gallery.open(gallery.index)}>
          <Picture src={shown} alt={goods.name} sizes="(min-width: 48rem) 50vw, 100vw" isUrgent />
        </button>
        <section aria-label={words.addToCart}>
          <h1>
            <bdi>{goods.name}</bdi>
          </h1>
          <p>{fill(words.goodsNumber, { number: box.variant?.number ?? goods.number })}</p>
          <p>{box.price > 0 ? <Price amount={box.price} /> : words.priceOnRequest}</p>
          {box.specs.map((spec) => (
            <SpecPicker key={spec.name} spec={spec} />
          ))}
          <QuantityField box={box} />
          <BuyButtons box={box} goods={goods} />
          <StockLine goods={goods} box={box} />
        </section>
      </div>
      <Tabs
        tabs={[
          { id: "description", label: words.description, content: <Html html={goods.description} /> },
          ...(reviews
            ? [{ id: "reviews", label: words.reviews, content: <ReviewList goodsId={goods.id} reviews={reviews} /> }]
            : []),
        ]}
      />
      {related.length > 0 && (
        <section>
          <h2>{words.related}</h2>
          <PlainGrid goods={related} />
        </section>
      )}
      {gallery.viewer}
    </>
  )
}
