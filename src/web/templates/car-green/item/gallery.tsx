import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"

const THUMB = 84

/** A tall capsule; the others as round pictures at its side, the present one stretched. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  return (
    <section className="gallery" aria-label={words.pictures} data-state={box.state} data-count={images.length}>
      <GalleryThumbs className="toned gallery-dots" gallery={gallery} images={images} size={THUMB} />
      <div className="gallery-main">
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={name} sizes={sizes} />
        ) : (
          <span className="gallery-empty">
            <Picture src={null} sizes={sizes} />
          </span>
        )}
        <GoodsTag goods={{ ...goods, inStock: box.state !== "soldOut" }} />
      </div>
      {gallery.viewer}
    </section>
  )
}
