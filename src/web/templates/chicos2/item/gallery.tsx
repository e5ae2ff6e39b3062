import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"

const SIZES = "(min-width: 75rem) 24vw, 46vw"

/** Every picture a plate, the chosen one first and whole, the others staggered below it. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const others = images.map((_, index) => index).filter((index) => index !== gallery.index)
  return (
    <section className="gallery" aria-label={words.pictures} data-state={box.state} data-count={images.length}>
      <div className="plate plate-first">
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        <GoodsTag goods={{ ...goods, inStock: box.state !== "soldOut" }} />
      </div>
      {others.length > 0 && (
        <ul>
          {others.map((index) => (
            <li key={images[index]} className="plate">
              <GalleryPicture gallery={gallery} images={images} index={index} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
      {gallery.viewer}
    </section>
  )
}
