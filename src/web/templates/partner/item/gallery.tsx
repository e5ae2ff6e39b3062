import { FavouriteButton } from "../../../features/account/favourite-button.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { latePart } from "../../../ui/late-part.tsx"
import { Picture } from "../../../ui/picture.tsx"

const OuterDimensions = latePart(
  async () => (await import("../../../features/catalog/outer-dimensions.tsx")).OuterDimensions,
)
const THUMB = 72

/** The plate, its other views below it, and the outer dimensions as a drawing. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  return (
    <section className="gallery" aria-label={words.pictures} data-state={box.state}>
      <div className="gallery-main">
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={goods.name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        <GoodsTag goods={goods} />
        <FavouriteButton goods={goods} />
      </div>
      <GalleryThumbs className="gallery-strip run" gallery={gallery} images={images} size={THUMB} />
      <OuterDimensions attributes={goods.attributes} />
      {gallery.viewer}
    </section>
  )
}
