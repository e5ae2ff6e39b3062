import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Ornament } from "../frame/ornament.tsx"

/** The framed sheet: a picture, the number of the design, and the other pictures in a ruled column. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  return (
    <section
      className="sheet ruled-sheet gallery"
      aria-label={words.pictures}
      data-state={box.state}
      data-picture={images.length > 1 ? undefined : "no"}
    >
      <div className="module gallery-main">
        <Ornament sign="web" />
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        {goods.number && (
          <p className="gallery-number" aria-hidden="true">
            <bdi>{goods.number}</bdi>
          </p>
        )}
        <GoodsTag goods={{ ...goods, inStock: box.state !== "soldOut" }} />
      </div>
      <GalleryThumbs className="gallery-thumbs" gallery={gallery} images={images} size={132} />
      {gallery.viewer}
    </section>
  )
}
