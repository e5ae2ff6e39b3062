import type { ReactNode } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"

/** To the cart. The count is this browser's own, so it comes after the page has loaded. */
export function CartLink({ children }: { children: (count: number) => ReactNode }) {
  const words = useWords()
  const count = usePersonal()?.cartCount ?? 0
  return (
    <Link
      data-slot="cart"
      data-count={count || undefined}
      to={SCREENS.cart.path}
      aria-label={fill(words.cartCount, { count })}
    >
      {children(count)}
    </Link>
  )
}
