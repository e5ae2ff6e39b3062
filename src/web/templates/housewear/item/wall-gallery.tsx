import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsTag } from "../../../features/catalog/goods-tag.tsx"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { measureOf } from "./measure-of.ts"

/** The picture in an arch on the wall, a ruler beside it, round pictures below. The paint is a choice: it needs no script. */
export function WallGallery({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const measure = measureOf(
    goods,
    box.specs.map(({ name, chosen }) => ({ name, value: chosen })),
  )
  return (
    <section className="gallery" aria-label={words.pictures} data-state={box.state}>
      <div className="wall">
        <Paints />
        {images.length > 0 ? (
          <GalleryPicture
            className="wall-arch"
            gallery={gallery}
            images={images}
            index={gallery.index}
            alt={name}
            sizes={sizes}
          />
        ) : (
          <div className="wall-arch">
            <Picture src={null} sizes={sizes} />
          </div>
        )}
        {measure && (
          <p className="ruler">
            <span>
              <MerchantText className="visually-hidden">{measure.name}</MerchantText>
              <MerchantText>{measure.value}</MerchantText>
            </span>
          </p>
        )}
        <GoodsTag goods={{ ...goods, inStock: box.state !== "soldOut" }} />
      </div>
      <GalleryThumbs className="gallery-thumbs" gallery={gallery} images={images} size={96} />
      {gallery.viewer}
    </section>
  )
}

/** The colours that a wall may have. */
function Paints() {
  const words = useWords("item")
  const paints = [
    { paint: "linen", name: words.wallLinen },
    { paint: "greige", name: words.wallGreige },
    { paint: "clay", name: words.wallClay },
    { paint: "moss", name: words.wallMoss },
    { paint: "fjord", name: words.wallFjord },
  ]
  return (
    <fieldset className="paints">
      <legend>{words.yourWall}</legend>
      {paints.map(({ paint, name }, index) => (
        <label key={paint} data-paint={paint}>
          <input className="visually-hidden" type="radio" name="wall" defaultChecked={index === 0} />
          <span className="visually-hidden">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
