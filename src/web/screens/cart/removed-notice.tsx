import { CART_FIELDS } from "../../features/cart/cart-form.ts"
import { useWords } from "../../shell/use-words.ts"
import { Notice } from "../../ui/notice.tsx"

/** Something was taken out, and can be put back. */
export function RemovedNotice({ lines }: { lines: string }) {
  const words = useWords("cart")
  return (
    <Notice kind="ok" isNews>
      <p data-slot="removed">
        {words.productRemoved}
        <button type="submit" name={CART_FIELDS.step} value={`undo:${lines}`} data-slot="text-link">
          {words.cartUndo}
        </button>
      </p>
    </Notice>
  )
}
