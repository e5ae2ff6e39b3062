import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { measureOf } from "../../../features/catalog/measure.ts"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Picture } from "../../../ui/picture.tsx"

const THUMB = 120
const PACK_FACTS = 4

/** The picture with its measures, the other views below it, and what the packer has to know. */
export function Gallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, attributes } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const measure = images.length > 0 && gallery.index === 0 ? measureOf(attributes) : null
  return (
    <section className="gallery" aria-label={words.pictures} data-state={box.state}>
      <div className="gallery-main">
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={goods.name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        {measure && (
          <>
            <p className="measure measure-inline">
              <bdi>{`${measure.width} ${measure.unit}`}</bdi>
            </p>
            <p className="measure measure-block">
              <bdi>{`${measure.height} ${measure.unit}`}</bdi>
            </p>
          </>
        )}
      </div>
      <GalleryThumbs className="gallery-strip" gallery={gallery} images={images} size={THUMB} />
      {attributes.length > PACK_FACTS && <FactList className="pack-facts" facts={attributes.slice(-PACK_FACTS)} />}
      {gallery.viewer}
    </section>
  )
}
