import { fill } from "../../shell/fill.ts"
import { useMessages } from "../../shell/use-messages.ts"
import { Heart } from "../../ui/icons.tsx"
import { useToast } from "../../ui/toast.ts"
import type { CardGoods } from "../catalog/goods.ts"

export function FavouriteButton({ goods }: { goods: Pick<CardGoods, "id" | "name"> }) {
  const words = useMessages()
  const toast = useToast()
  const label = fill(words.addToFavourites, { name: goods.name })
  return (
    <button type="button" data-slot="favourite" data-replay aria-label={label} onClick={() => toast(words.comingSoon)}>
      <Heart aria-hidden="true" />
    </button>
  )
}
