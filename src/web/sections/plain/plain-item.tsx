import { BigPrice } from "../../features/cart/big-price.tsx"
import { BuyBar } from "../../features/cart/buy-bar.tsx"
import { BuyRow } from "../../features/cart/buy-row.tsx"
import { SpecPicker } from "../../features/cart/spec-picker.tsx"
import { StockLine } from "../../features/cart/stock-line.tsx"
import { TierTable } from "../../features/cart/tier-table.tsx"
import { type BuyBox, useBuyBox } from "../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../features/catalog/goods.ts"
import { ItemCounts } from "../../features/catalog/item-counts.tsx"
import { ItemPromotion } from "../../features/catalog/item-promotion.tsx"
import { ReviewList } from "../../features/catalog/reviews/review-list.ts"
import { Score } from "../../features/catalog/reviews/score.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { Html } from "../../ui/html.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Tabs } from "../../ui/navigation/tabs.tsx"
import { MerchantText, Text } from "../../ui/text.tsx"
import type { ItemPageProps } from "../item-props.ts"
import { PlainGrid } from "./frame/plain-card.tsx"

const PICTURE_SIZES = "(min-width: 48rem) 50vw, 100vw"
const THUMB_PX = 72

export function PlainItem({ goods, crumbs, reviews, related }: ItemPageProps) {
  const words = useWords("goods", "item")
  const box = useBuyBox(goods)
  const gallery = useGallery(goods.images, box.variant?.image ?? null)
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="item">
        <div className="item-pictures">
          <GalleryPicture
            className="item-picture"
            gallery={gallery}
            images={goods.images}
            index={gallery.index}
            alt={goods.name}
            sizes={PICTURE_SIZES}
          />
          <GalleryThumbs className="run item-thumbs" gallery={gallery} images={goods.images} size={THUMB_PX} />
        </div>
        <BuyPanel goods={goods} box={box} />
      </div>
      <Tabs
        tabs={[
          { id: "description", label: words.description, content: <Html html={goods.description} /> },
          ...(reviews
            ? [
                {
                  id: "reviews",
                  label: words.reviews,
                  content: <ReviewList goodsId={goods.id} reviews={reviews} isMasonry />,
                },
              ]
            : []),
        ]}
      />
      {related.length > 0 && (
        <section>
          <h2>{words.related}</h2>
          <PlainGrid goods={related} />
        </section>
      )}
      <BuyBar goods={goods} box={box}>
        <p dir="auto">{goods.name}</p>
        {box.price > 0 && (
          <p>
            <Price amount={box.price} />
          </p>
        )}
      </BuyBar>
      {gallery.viewer}
    </>
  )
}

function BuyPanel({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("goods", "item")
  return (
    <section className="buy-panel" aria-label={words.addToCart}>
      <h1>
        <MerchantText>{goods.name}</MerchantText>
      </h1>
      <Text className="note">{goods.subtitle}</Text>
      <Score goods={goods} />
      <p className="note">{fill(words.goodsNumber, { number: box.variant?.number ?? goods.number })}</p>
      <div className="row note item-counts">
        <ItemCounts goods={goods} />
      </div>
      {box.state !== "unavailable" && <BigPrice box={box} />}
      <ItemPromotion promotion={goods.promotion} />
      {box.specs.map((spec) => (
        <SpecPicker key={spec.name} spec={spec} />
      ))}
      <TierTable tiers={box.variant?.tiers ?? []} />
      <StockLine goods={goods} box={box} />
      <BuyRow goods={goods} box={box} />
    </section>
  )
}
