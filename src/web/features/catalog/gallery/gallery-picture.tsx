import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import type { Gallery } from "./use-gallery.ts"

type GalleryPictureProps = {
  gallery: Gallery
  images: readonly string[]
  index: number
  sizes: string
  className?: string
  /** Of the picture that is shown large; it is also the first thing to load. */
  alt?: string
}

/** A picture of a good that opens the viewer. */
export function GalleryPicture({ gallery, images, index, sizes, className, alt }: GalleryPictureProps) {
  const words = useWords("item")
  const label = fill(words.openPicture, { number: index + 1, total: Math.max(1, images.length) })
  return (
    <button type="button" className={className} aria-label={label} onClick={() => gallery.open(index)}>
      <Picture src={images[index] ?? null} alt={alt ?? ""} sizes={sizes} isUrgent={alt !== undefined} />
    </button>
  )
}
