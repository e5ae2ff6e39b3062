import { useEffect } from "react"
import { fill } from "../../shell/fill.ts"
import { personalStore, usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Heart } from "../../ui/icons.tsx"
import { useAddress } from "../../ui/navigation/link.tsx"
import { CARD_FORM_ID, FORM_FIELDS } from "../cart/buy-form.ts"
import type { CardGoods } from "../catalog/goods.ts"
import { codeDocument } from "../consent/code-document.ts"
import { signInDialog } from "./sign-in-dialog-host.tsx"

/** Puts a good among the member's favourites; whoever is not signed in is asked to first, in a dialog; without scripts on a page. */
export function FavouriteButton({ goods }: { goods: Pick<CardGoods, "id" | "name" | "url"> }) {
  const words = useWords("goods")
  const action = useAddress(goods.url)
  const personal = usePersonal()
  const isFavourite = personal?.favourites.has(goods.id) ?? false
  const isStranger = personal?.email === ""
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
      {...(isStranger && signInDialog.intent)}
      onClick={(event) => {
        // Where code of others runs, nobody types a password: the form leads to the sign-in, a document without it.
        if (!isStranger || codeDocument.hasRun()) return
        event.preventDefault()
        signInDialog.open({ id: goods.id, name: goods.name })
      }}
    >
      <Heart aria-hidden="true" />
    </button>
  )
}
