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

/** A large biscuit on a ribbon with a seal on its corner, and the other pictures as stamps. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  return (
    <section className="gallery" aria-label={words.pictures} data-state={box.state}>
      <div className="hanging">
        <i className="bow" aria-hidden="true" />
        {images.length > 0 ? (
          <GalleryPicture
            className="biscuit"
            gallery={gallery}
            images={images}
            index={gallery.index}
            alt={name}
            sizes={sizes}
          />
        ) : (
          <div className="biscuit">
            <Picture src={null} sizes={sizes} />
          </div>
        )}
        {goods.label && box.state !== "soldOut" ? (
          <Text className="tag">{goods.label}</Text>
        ) : (
          <GoodsTag goods={{ ...goods, inStock: box.state !== "soldOut" }} />
        )}
      </div>
      <GalleryThumbs className="stamps" gallery={gallery} images={images} size={92} />
      {gallery.viewer}
    </section>
  )
}
