import { useEffect } from "react"
import { fill } from "../../shell/fill.ts"
import { personalStore, usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Heart } from "../../ui/icons.tsx"
import { useAddress } from "../../ui/link.tsx"
import { CARD_FORM_ID, FORM_FIELDS } from "../cart/buy-form.ts"
import type { CardGoods } from "../catalog/goods.ts"

/** Puts a good among the member's favourites; whoever is not signed in is led there. */
export function FavouriteButton({ goods }: { goods: Pick<CardGoods, "id" | "name" | "url"> }) {
  const words = useWords("goods")
  const action = useAddress(goods.url)
  const isFavourite = usePersonal()?.favourites.has(goods.id) ?? false
  useEffect(() => personalStore.want(goods.id), [goods.id])
  const label = fill(words.addToFavourites, { name: goods.name })
  return (
    <button
      type="submit"
      form={CARD_FORM_ID}
      formAction={action}
      name={FORM_FIELDS.favourite}
      value={isFavourite ? "0" : "1"}
      aria-pressed={isFavourite}
      data-slot="favourite"
      aria-label={label}
    >
      <Heart aria-hidden="true" />
    </button>
  )
}
