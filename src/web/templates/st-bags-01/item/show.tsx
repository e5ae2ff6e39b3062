import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { stageOf } from "../frame/stage-of.ts"

const WIDE_SIZES = "(min-width: 64rem) 67vw, 100vw"
const HALF_SIZES = "(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw"

/** The chosen picture large, the next two side by side, the others as wide as the first; on a phone they are swiped. */
export function Show({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const { index } = gallery
  const order = [index, ...images.map((_, at) => at).filter((at) => at !== index)]
  // One that would stand alone beside nothing is wide.
  const halves = order.length > 2 ? 2 : 0
  return (
    <section className="show" aria-label={words.pictures} data-stage={stageOf(goods)} data-state={box.state}>
      <div className="show-track">
        {images.length === 0 && (
          <div className="center show-pic">
            <Picture src={null} sizes={sizes} />
          </div>
        )}
        {images.length > 0 &&
          order.map((at, place) => {
            const isHalf = place > 0 && place <= halves
            return (
              <figure key={images[at]} className="show-pic" data-half={isHalf || undefined}>
                <GalleryPicture
                  gallery={gallery}
                  images={images}
                  index={at}
                  sizes={place === 0 ? sizes : isHalf ? HALF_SIZES : WIDE_SIZES}
                  alt={place === 0 ? name : undefined}
                />
                <figcaption aria-hidden="true">
                  {place + 1} / {order.length}
                </figcaption>
              </figure>
            )
          })}
      </div>
      {gallery.viewer}
    </section>
  )
}
