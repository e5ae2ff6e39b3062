import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"

/** Small pictures in a column beside the large one. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  return (
    <section className="gallery" aria-label={words.pictures}>
      <GalleryThumbs className="gallery-thumbs" gallery={gallery} images={images} size={88} />
      <div className="gallery-main">
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={goods.name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        <GoodsTag goods={goods} />
      </div>
      {gallery.viewer}
    </section>
  )
}
