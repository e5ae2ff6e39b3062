import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import type { Crumb } from "../../../sections/list-props.ts"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { BuyPanel } from "./buy-panel.tsx"

type TrioProps = { goods: ItemGoods; box: BuyBox; crumbs: Crumb[]; hasReviews: boolean }

/** Pictures to the left and right of the purchase, which stays; the first one is that of the chosen variant. */
export function Trio({ goods, box, crumbs, hasReviews }: TrioProps) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name, image } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const { index } = gallery
  const order = [index, ...images.map((_, at) => at).filter((at) => at !== index)]
  const isOdd = images.length % 2 === 1
  const plate = (at: number, place: number) => (
    <figure key={images[at]} className="plate" data-place={place + 1}>
      <GalleryPicture gallery={gallery} images={images} index={at} sizes={sizes} alt={place === 0 ? name : undefined} />
    </figure>
  )
  const everySecond = (first: 0 | 1) =>
    order.map((at, place) => (place % 2 === first ? plate(at, place) : null)).filter((shown) => shown !== null)
  return (
    <div className="item" data-count={images.length} data-state={box.state}>
      <section className="plates plates-start" aria-label={words.pictures}>
        {images.length === 0 ? (
          <div className="center plate">
            <Picture src={null} sizes={sizes} />
          </div>
        ) : (
          everySecond(0)
        )}
      </section>
      <BuyPanel goods={goods} box={box} crumbs={crumbs} hasReviews={hasReviews} />
      {images.length > 1 && (
        <div className="plates plates-end">
          {everySecond(1)}
          {/* The two sides end together: the cover of the good, in two inks. */}
          {isOdd && (
            <div className="plate plate-duo" aria-hidden="true">
              <Picture src={image} sizes={sizes} />
            </div>
          )}
        </div>
      )}
      {gallery.viewer}
    </div>
  )
}
