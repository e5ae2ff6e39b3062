import trash2 from "lucide/dist/esm/icons/trash.mjs"
import type { ShownLine } from "../../features/cart/cart.ts"
import { CART_FIELDS } from "../../features/cart/cart-form.ts"
import { useWords } from "../../shell/use-words.ts"
import { Tick } from "../../ui/forms/tick.tsx"
import { icon } from "../../ui/icon.tsx"
import { Heart } from "../../ui/icons.tsx"
import type { CartForm } from "./use-cart-form.ts"

const Trash2 = icon(trash2)

/** Chooses all lines that can be ordered, and does something with those that are chosen. */
export function CartBar({ lines, form }: { lines: readonly ShownLine[]; form: CartForm }) {
  const words = useWords("cart")
  const ids = lines.map(({ variantId }) => variantId)
  const count = lines.filter((line) => form.isTicked(line)).length
  const areAll = lines.length > 0 && count === lines.length
  return (
    <div data-slot="cart-bar">
      <Tick
        checked={areAll}
        disabled={lines.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !areAll
        }}
        onChange={() => form.tick(ids, !areAll)}
      >
        {words.cartAll}
      </Tick>
      <noscript>
        <button type="submit" name={CART_FIELDS.step} value={areAll ? "none" : "all"} data-slot="text-button">
          {areAll ? words.cartChooseNone : words.cartChooseAll}
        </button>
        <button type="submit" name={CART_FIELDS.step} value="set" data-slot="text-button">
          {words.cartUpdate}
        </button>
      </noscript>
      <button
        type="submit"
        name={CART_FIELDS.step}
        value="favour"
        data-slot="text-button"
        aria-label={words.cartFavour}
      >
        <Heart size={18} />
        <span>{words.cartFavour}</span>
      </button>
      <button
        type="submit"
        name={CART_FIELDS.step}
        value="removeChosen"
        data-slot="text-button"
        aria-label={words.cartRemoveChosen}
      >
        <Trash2 size={18} />
        <span>{words.cartRemoveChosen}</span>
      </button>
    </div>
  )
}
