import { ShopMark } from "../../../ui/shop-mark.tsx"

/** The shop's own sign; four steps where it has none. */
export function StairsMark() {
  return (
    <ShopMark className="stairs-mark">
      <svg className="stairs-mark" width="30" height="30" viewBox="0 0 28 28" aria-hidden="true" data-mirrored>
        <path d="M0 2h7v24H0zM7 8h7v18H7zM14 14h7v12h-7zM21 20h7v6h-7z" />
      </svg>
    </ShopMark>
  )
}
