import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import type { Crumb } from "../../../sections/list-props.ts"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Picture } from "../../../ui/picture.tsx"

const THUMB = 240

type GalleryProps = { goods: ItemGoods; box: BuyBox; crumbs: Crumb[] }

/** The picture bleeds to the lines of its four modules; the other views stand below it, lettered. */
export function Gallery({ goods, box, crumbs }: GalleryProps) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  return (
    <section className="gallery" aria-label={words.pictures} data-state={box.state}>
      <Breadcrumb crumbs={[...crumbs, { name, url: "" }]} />
      <div className="gallery-main">
        {images.length > 0 ? (
          <GalleryPicture gallery={gallery} images={images} index={gallery.index} alt={name} sizes={sizes} />
        ) : (
          <Picture src={null} sizes={sizes} />
        )}
        <GoodsTag goods={{ ...goods, inStock: box.state !== "soldOut" }} />
      </div>
      <GalleryThumbs className="gallery-thumbs" gallery={gallery} images={images} size={THUMB} />
      {gallery.viewer}
    </section>
  )
}
