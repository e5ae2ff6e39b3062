import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"

const FACTS = 3
const TILE_SIZES = "(max-width: 47.99rem) 78vw, 380px"

/** The chosen picture large, the others in pairs below it. An odd one is joined by a close-up, none by that and facts. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const { index } = gallery
  const shown = images[index] ?? images[0] ?? null
  const others = images.map((image, position) => ({ image, position })).filter(({ position }) => position !== index)
  const isSingle = images.length === 1 && goods.attributes.length > 1
  const tag = box.variant ? { ...goods, ...priceOf(box), inStock: box.state !== "soldOut" } : goods
  return (
    <section className="gallery" aria-label={words.pictures} data-tiles={images.length}>
      <div className="gallery-main">
        {shown ? (
          <GalleryPicture gallery={gallery} images={images} index={index} alt={goods.name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        <GoodsTag goods={tag} />
      </div>
      {shown && (isSingle || others.length % 2 === 1) && <CloseUp image={shown} caption={captionOf(goods)} />}
      {isSingle && <FactList className="stack gallery-facts" facts={goods.attributes.slice(1, 1 + FACTS)} />}
      {others.map(({ image, position }) => (
        <div key={image} className="gallery-tile">
          <GalleryPicture gallery={gallery} images={images} index={position} sizes={TILE_SIZES} />
        </div>
      ))}
      {gallery.viewer}
    </section>
  )
}

function CloseUp({ image, caption }: { image: string; caption: string }) {
  return (
    <figure className="gallery-close">
      <Picture src={image} alt="" sizes={useItemPicture()} />
      <Text as="figcaption">{caption}</Text>
    </figure>
  )
}

/** The price of what is chosen, in place of the range over all variants. */
function priceOf({ price, originalPrice }: BuyBox) {
  return { price, highestPrice: undefined, originalPrice }
}

/** The first fact that the merchant gave is worth a closer look. */
function captionOf({ attributes, subtitle }: ItemGoods): string {
  return attributes[0]?.value ?? subtitle
}
