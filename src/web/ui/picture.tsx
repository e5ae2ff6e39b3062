import type { CSSProperties } from "react"
import { pictureSources } from "../../domain/catalog/picture-address.ts"
import { focusOf } from "../../domain/catalog/picture-focus.ts"

type PictureProps = {
  src: string | null
  /** Empty where the text beside it already says what is to be seen. */
  alt?: string
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  /** The point that stays in sight where the picture is cut, in percent of its width and height; else what its address says. */
  focus?: { x: number; y: number }
  /** Seen without scrolling, so it must not wait, and is there in the first frame. */
  isUrgent?: boolean
  width?: number
  height?: number
}

/** Pictures are square unless the component says otherwise; the real size comes from the stylesheet. */
const SIDE = 800
const MIDDLE = 50

/** A picture that keeps its place while it loads, or a quiet stand-in where there is none. */
export function Picture({ src, alt = "", sizes, focus, isUrgent = false, width = SIDE, height = SIDE }: PictureProps) {
  if (!src) return <MissingPicture />
  const point = focus ?? focusOf(src)
  const { avif, webp, src: fallback } = pictureSources(src, null, sizes)
  return (
    <picture data-slot="picture">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        srcSet={webp || undefined}
        sizes={webp ? sizes : undefined}
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        style={point ? positionOf(point) : undefined}
        loading={isUrgent ? "eager" : "lazy"}
        fetchPriority={isUrgent ? "high" : undefined}
        decoding={isUrgent ? "sync" : "async"}
      />
    </picture>
  )
}

/** Nothing for the middle, where browsers look by themselves. */
function positionOf({ x, y }: { x: number; y: number }): CSSProperties | undefined {
  return x === MIDDLE && y === MIDDLE ? undefined : { objectPosition: `${x}% ${y}%` }
}

function MissingPicture() {
  return (
    <svg data-slot="picture-missing" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3" y="5" width="18" height="14" rx="1.5" />
      <circle cx="8.5" cy="10" r="1.5" />
      <path d="m5 17 5-4 3 2 3.5-3.5L19 15" />
    </svg>
  )
}
