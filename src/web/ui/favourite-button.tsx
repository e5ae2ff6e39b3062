import type { GoodsEntry } from "../../contract/goods-shapes.ts"
import { fill } from "../parts/fill.ts"
import { useToast } from "../parts/toast.ts"
import { useMessages } from "../parts/use-messages.ts"
import { Heart } from "./icons.tsx"

export function FavouriteButton({ goods }: { goods: Pick<GoodsEntry, "id" | "dnames"> }) {
  const words = useMessages()
  const toast = useToast()
  const label = fill(words.addToFavourites, { name: goods.dnames })
  return (
    <button type="button" data-slot="favourite" aria-label={label} onClick={() => toast(words.comingSoon)}>
      <Heart aria-hidden="true" />
    </button>
  )
}
