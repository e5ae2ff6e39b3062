import type { ShownLine } from "../../features/cart/cart.ts"
import { CART_FIELDS } from "../../features/cart/cart-form.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { Plus } from "../../ui/icons.tsx"
import { TriangleAlert } from "../../ui/notice-icons.tsx"
import { Tag } from "../../ui/tag.tsx"

/** What is to be known of a line: what hinders it, what is missing to its minimum, or what more of it would cost. */
export function LineState({ line, fault }: { line: ShownLine; fault: string | undefined }) {
  const words = useWords("cart", "purchase", "goods")
  const { problem, stock, minimum, quantity, nextPrice, variantId } = line
  const why = {
    offSale: words.lineOffSale,
    priceOnRequest: words.priceOnRequest,
    outOfStock: stock === 0 ? words.soldOut : fill(words.lineShort, { count: stock }),
  }
  return (
    <span id={`state-${variantId}`} data-slot="line-state">
      {fault && (
        <span data-slot="field-fault" role="alert">
          {fault}
        </span>
      )}
      {problem && <Tag kind="warn">{why[problem]}</Tag>}
      {problem === "outOfStock" && stock > 0 && (
        <button type="submit" name={CART_FIELDS.step} value={`set:${variantId}:${stock}`} data-slot="text-link">
          {fill(words.cartTake, { count: stock })}
        </button>
      )}
      {!problem && quantity < minimum && (
        <Tag kind="warn">
          <TriangleAlert size={14} />
          {fill(words.cartMinimum, { count: minimum })}
        </Tag>
      )}
      {!problem && quantity >= minimum && nextPrice && <NextPrice {...nextPrice} />}
    </span>
  )
}

function NextPrice({ missing, price }: NonNullable<ShownLine["nextPrice"]>) {
  const words = useWords("cart")
  const [before, after] = fill(words.cartNextPrice, { count: missing }).split("{price}")
  return (
    <Tag>
      <Plus size={14} />
      <span>
        {before}
        <Price amount={price} />
        {after}
      </span>
    </Tag>
  )
}
