import { Picture } from "./picture.tsx"

/** A small picture of a good on its tile. */
export function Thumb({ src, sizes = "116px" }: { src: string | null; sizes?: string }) {
  return (
    <span data-slot="thumb">
      <Picture src={src} sizes={sizes} width={232} height={232} />
    </span>
  )
}
