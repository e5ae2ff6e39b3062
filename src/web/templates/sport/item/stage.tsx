import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { GalleryPicture } from "../../../features/catalog/gallery/gallery-picture.tsx"
import { GalleryThumbs } from "../../../features/catalog/gallery/gallery-thumbs.tsx"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { displayStyle } from "../frame/display-style.ts"
import { displayWidth } from "../frame/display-type.ts"

/** The pictures, and behind them the chosen value of the first spec. */
export function Stage({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const chosen = box.specs[0]?.chosen
  return (
    <section className="stage" aria-label={words.pictures} data-state={box.state}>
      {chosen && <StageNumber value={chosen} />}
      {images.length > 0 ? (
        <GalleryPicture
          className="center stage-pic"
          gallery={gallery}
          images={images}
          index={gallery.index}
          alt={name}
          sizes={sizes}
        />
      ) : (
        <div className="center stage-pic">
          <Picture src={null} sizes="50vw" />
        </div>
      )}
      <GalleryThumbs className="run stage-thumbs" gallery={gallery} images={images} size={92} />
      {gallery.viewer}
    </section>
  )
}

/** "16 kg" is a 16 with its unit below; "Black oxide" is set as it is, as large as it fits. */
function StageNumber({ value }: { value: string }) {
  const [, figure = "", unit = ""] = /^([\d.,×/-]*\d)\s*(\D{0,12})$/.exec(value) ?? []
  const word = figure || value
  return (
    <p
      key={value}
      className="stage-no"
      style={displayStyle({ lines: [word], width: Math.max(1, displayWidth(word)) })}
      aria-hidden="true"
    >
      <bdi>{word}</bdi>
      {unit && <small>{unit}</small>}
    </p>
  )
}
