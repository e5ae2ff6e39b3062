/** Pictures are shown square; the real size comes from the stylesheet. */
const SIDE = 600

type PictureProps = {
  src: string | null
  /** Empty where the text beside it already says what is to be seen. */
  alt?: string
  /** Seen without scrolling, so it must not wait. */
  isUrgent?: boolean
}

/** A picture that keeps its place while it loads, or a quiet stand-in where there is none. */
export function Picture({ src, alt = "", isUrgent = false }: PictureProps) {
  if (!src) {
    return (
      <svg className="placeholder" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="3" y="5" width="18" height="14" rx="1.5" />
        <circle cx="8.5" cy="10" r="1.5" />
        <path d="m5 17 5-4 3 2 3.5-3.5L19 15" />
      </svg>
    )
  }
  const loading = isUrgent ? "eager" : "lazy"
  return <img src={src} alt={alt} width={SIDE} height={SIDE} loading={loading} decoding="async" />
}
