import type { CSSProperties, ReactNode } from "react"
import { MASONRY_COLUMN_WIDTH_PX, MASONRY_COLUMNS_MIN, MASONRY_GAP_PX } from "../../domain/constants.ts"

const SIZES: CSSProperties & Record<`--${string}`, string | number> = {
  "--masonry-column": `${MASONRY_COLUMN_WIDTH_PX}px`,
  "--masonry-least": MASONRY_COLUMNS_MIN,
  columnGap: `${MASONRY_GAP_PX}px`,
}

/** Entries of any height in as many columns as there is room for, laid out by the stylesheet alone. */
export function Masonry({ children }: { children: ReactNode }) {
  return (
    <div data-slot="masonry-place">
      <ol data-slot="masonry" style={SIZES}>
        {children}
      </ol>
    </div>
  )
}
