/** Widths that pictures are made in; any other is refused, or a stranger could fill the disk. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** How wide the largest copy is where nobody knows the original's width; the server never makes one wider than the original. */
const WIDEST_UNKNOWN = 1280
/** The one copy for whoever cannot choose: mail programs, link previews. */
const FALLBACK_WIDTH = 640
/** Not all there are: with each picture they are written down, and were half of a list's markup. */
const COPIES_OF_UNKNOWN = ([160, 320, 480, 640, 960, WIDEST_UNKNOWN] as const).map(atFullWidth)
/** For the few browsers that know no AVIF. */
const FALLBACK_COPIES = ([320, FALLBACK_WIDTH, WIDEST_UNKNOWN] as const).map(atFullWidth)
const OURS = /^\/media\/[^?#]+\.(?:webp|jpe?g|png|avif|gif)$/i

export type PictureSources = {
  /** For `<source type="image/avif">`; empty for pictures that are not ours to convert. */
  avif: string
  /** For `<img srcset>`, where the browser knows no AVIF. */
  webp: string
  sizes: string
  /** For `<img src>`: whoever cannot choose. */
  src: string
}

/** Whether a picture can be had in other sizes: a raster picture of the shop's own, named without a query. */
export function isConvertible(url: string): boolean {
  return OURS.test(url)
}

/** Address of a copy: `/media/sport/ball.webp?w=640&f=avif`. */
export function pictureCopy(url: string, width: PictureWidth, format: PictureFormat): string {
  return `${url}?w=${width}&f=${format}`
}

/** What a browser chooses a picture from. Rule: every width below the original's, and one copy at its full width; never wider. */
export function pictureSources(url: string, originalWidth: number | null, sizes: string): PictureSources {
  if (!isConvertible(url)) return { avif: "", webp: "", sizes, src: url }
  const copies = copiesOf(originalWidth)
  const listed = (format: PictureFormat, some = copies) =>
    some.map(({ width, shown }) => `${pictureCopy(url, width, format)} ${shown}w`).join(", ")
  const fallback = copies.findLast(({ width }) => width <= FALLBACK_WIDTH) ?? copies[0]
  const src = fallback ? pictureCopy(url, fallback.width, "jpeg") : url
  return { avif: listed("avif"), webp: listed("webp", originalWidth === null ? FALLBACK_COPIES : copies), sizes, src }
}

/** `shown` is the width that the copy really has: the last one is cut at the original's. */
function copiesOf(originalWidth: number | null): { width: PictureWidth; shown: number }[] {
  if (originalWidth === null) return COPIES_OF_UNKNOWN
  const narrower = PICTURE_WIDTHS.filter((width) => width < originalWidth)
  const whole = PICTURE_WIDTHS.find((width) => width >= originalWidth)
  return [...narrower.map(atFullWidth), ...(whole ? [{ width: whole, shown: originalWidth }] : [])]
}

function atFullWidth(width: PictureWidth) {
  return { width, shown: width }
}

/** The width and format that a query asks for; null for the original, "refused" for a copy that is not made. */
export function askedCopy(query: URLSearchParams): { width: PictureWidth; format: PictureFormat } | null | "refused" {
  const [w, f] = [query.getAll("w"), query.getAll("f")]
  if (w.length === 0 && f.length === 0) return null
  const width = PICTURE_WIDTHS.find((known) => String(known) === w[0])
  const format = PICTURE_FORMATS.find((known) => known === f[0])
  return width && format && w.length === 1 && f.length === 1 ? { width, format } : "refused"
}
