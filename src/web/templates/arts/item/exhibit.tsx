import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { measuresOf } from "./measures-of.ts"

/** The work on its floor line, with its measures where the merchant gave them, and the other pictures beside it. */
export function Exhibit({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const [height, width] = measuresOf(goods.attributes)
  return (
    <section className="exhibit" aria-label={words.pictures} data-state={box.state}>
      <GalleryThumbs className="exhibit-strip" gallery={gallery} images={images} size={72} />
      <div className="exhibit-work">
        <div className="cutout exhibit-pic">
          {images.length > 0 ? (
            <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={name} sizes={sizes} />
          ) : (
            <Picture src={null} sizes={sizes} />
          )}
        </div>
        {/* The facts say the same below. */}
        {gallery.index === 0 && images.length > 0 && height && (
          <p className="measure measure-high" aria-hidden="true">
            <MerchantText>{height}</MerchantText>
          </p>
        )}
        {gallery.index === 0 && images.length > 0 && width && (
          <p className="measure measure-wide" aria-hidden="true">
            <MerchantText>{width}</MerchantText>
          </p>
        )}
      </div>
      {gallery.viewer}
    </section>
  )
}
