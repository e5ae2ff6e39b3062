import type { Ref } from "react"
import type { MissingPieces } from "../../features/cart/cart.ts"
import { CART_FIELDS } from "../../features/cart/cart-form.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Notice } from "../../ui/notice.tsx"

/** What is short of its minimum quantity, each with a button that adds it. Whoever wants to check out is led here. */
export function MinimumNotice({ ref, missing }: { ref: Ref<HTMLDivElement>; missing: readonly MissingPieces[] }) {
  const words = useWords("cart", "purchase")
  return (
    <div ref={ref} tabIndex={-1} id="minimum">
      <Notice kind="warn" title={words.minimumTitle}>
        <ul>
          {missing.map(({ name, missing: count, variantId }) => (
            <li key={`${name} ${variantId}`}>
              <span>{fill(words.minimumMissing, { name, count })}</span>
              {variantId !== null && (
                <button
                  type="submit"
                  name={CART_FIELDS.step}
                  value={`add:${variantId}:${count}`}
                  data-slot="text-link"
                  aria-label={fill(words.cartAddMissing, { name, count })}
                >
                  {fill(words.cartAdd, { count })}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
