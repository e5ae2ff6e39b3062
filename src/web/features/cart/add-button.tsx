import type { ReactNode } from "react"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Plus } from "../../ui/icons.tsx"
import { Link, useAddress } from "../../ui/navigation/link.tsx"
import type { CardGoods } from "../catalog/goods.ts"
import { AskLink } from "../inquiry/ask-link.tsx"
import { useHasInquiry } from "../inquiry/ask-overlay.ts"
import { CARD_FORM_ID, FORM_FIELDS } from "./buy-form.ts"

type AddButtonProps = {
  goods: Pick<CardGoods, "id" | "name" | "url" | "image" | "needsChoice" | "price" | "inStock">
  children?: ReactNode
}

/** Puts a good into the cart from its card. Where something is to be chosen or asked first, it leads to the good. */
export function AddButton({ goods, children = <Plus aria-hidden="true" /> }: AddButtonProps) {
  const words = useWords("goods")
  const action = useAddress(goods.url)
  const hasInquiry = useHasInquiry()
  if (!goods.inStock) return null
  const { name } = goods
  if (goods.price <= 0 && hasInquiry) {
    const { id, image, url } = goods
    return (
      <AskLink goods={{ id, name, image, url }} slot="add" label={fill(words.askAbout, { name })}>
        {children}
      </AskLink>
    )
  }
  if (goods.needsChoice || goods.price <= 0) {
    return (
      <Link
        data-slot="add"
        data-replay
        data-leads="item"
        to={goods.url}
        aria-label={fill(words.chooseOptions, { name })}
      >
        {children}
      </Link>
    )
  }
  const label = fill(words.addNameToCart, { name })
  return (
    <button
      type="submit"
      form={CARD_FORM_ID}
      formAction={action}
      name={FORM_FIELDS.add}
      value="1"
      data-slot="add"
      aria-label={label}
    >
      {children}
    </button>
  )
}
