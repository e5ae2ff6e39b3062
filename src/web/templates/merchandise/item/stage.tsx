import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"

/** The picture printed on the page itself, a sticker over its edge, the other pictures in frames below. */
export function Stage({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name, label } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  return (
    <section className="stage" aria-label={words.pictures} data-state={box.state}>
      <div className="stage-main">
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        {label && box.state !== "soldOut" ? (
          <p className="sticker sticker-huge">
            <Text as="b">{label}</Text>
          </p>
        ) : (
          <GoodsTag goods={{ ...goods, inStock: box.state !== "soldOut" }} />
        )}
      </div>
      <GalleryThumbs className="stage-thumbs" gallery={gallery} images={images} size={112} />
      {gallery.viewer}
    </section>
  )
}
