import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import type { Gallery } from "./use-gallery.ts"

type GalleryThumbsProps = { gallery: Gallery; images: readonly string[]; className: string; size: number }

/** Small pictures that choose the large one; nothing where there is only one. */
export function GalleryThumbs({ gallery, images, className, size }: GalleryThumbsProps) {
  const words = useWords("item")
  const total = images.length
  if (total < 2) return null
  return (
    <ul className={className}>
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={fill(words.pictureOf, { number: index + 1, total })}
            aria-pressed={index === gallery.index}
            onClick={() => gallery.setIndex(index)}
          >
            <Picture src={image} sizes={`${size}px`} width={size} height={size} />
          </button>
        </li>
      ))}
    </ul>
  )
}
