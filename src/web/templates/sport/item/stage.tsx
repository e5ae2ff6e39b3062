import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { useGallery } from "../../../features/catalog/gallery/use-gallery.ts"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { fill } from "../../../shell/fill.ts"
import { useItemPicture } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { displayStyle } from "../frame/display-style.ts"
import { displayWidth } from "../frame/display-type.ts"

/** The pictures, and behind them the chosen value of the first spec; without specs the goods number. */
export function Stage({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const words = useWords("item")
  const sizes = useItemPicture()
  const { images, name } = goods
  const gallery = useGallery(images, box.variant?.image ?? null)
  const total = images.length
  const shown = images[gallery.index] ?? goods.image
  return (
    <section className="stage" aria-label={words.pictures} data-state={box.state}>
      <StageNumber value={box.specs[0]?.chosen || goods.number} />
      {shown ? (
        <button
          type="button"
          className="center stage-pic"
          aria-label={fill(words.openPicture, { number: gallery.index + 1, total: Math.max(1, total) })}
          onClick={() => gallery.open(gallery.index)}
        >
          <Picture src={shown} alt={name} sizes={sizes} isUrgent />
        </button>
      ) : (
        <div className="center stage-pic">
          <Picture src={null} sizes="50vw" />
        </div>
      )}
      {total > 1 && (
        <ul className="run stage-thumbs">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={fill(words.pictureOf, { number: index + 1, total })}
                aria-pressed={index === gallery.index}
                onClick={() => gallery.setIndex(index)}
              >
                <Picture src={image} sizes="92px" width={92} height={92} />
              </button>
            </li>
          ))}
        </ul>
      )}
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
