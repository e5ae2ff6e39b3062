import { type KeyboardEvent, useId } from "react"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import { isOff, type ShownLine } from "../../features/cart/cart.ts"
import { CART_FIELDS, quantityField } from "../../features/cart/cart-form.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { PiecesPrice } from "../../ui/amounts/pieces-price.tsx"
import { Price } from "../../ui/amounts/price.tsx"
import { Minus, Plus, X } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"
import { LineState } from "./line-state.tsx"
import type { CartForm } from "./use-cart-form.ts"

/** A line of the cart: choose it, change how many, or take it out. */
export function CartLine({ line, form }: { line: ShownLine; form: CartForm }) {
  const words = useWords("cart")
  const off = isOff(line)
  const { variantId, name, quantity } = line
  const kept = writeGuestCart([{ variantId, quantity, selected: line.isSelected }])
  return (
    <li data-slot="cart-line" data-state={off ? "off" : undefined}>
      {!off && <input type="hidden" name={CART_FIELDS.line} value={kept} />}
      <input
        type="checkbox"
        name={CART_FIELDS.selected}
        value={variantId}
        aria-label={fill(words.cartChoose, { name })}
        checked={!off && form.isTicked(line)}
        disabled={off}
        onChange={({ currentTarget }) => form.tick([variantId], currentTarget.checked)}
      />
      <Link to={line.url} tabIndex={-1} aria-hidden="true">
        <Thumb src={line.image} />
      </Link>
      <div data-slot="cart-what">
        <h2>
          <Link to={line.url}>
            <MerchantText>{name}</MerchantText>
          </Link>
        </h2>
        {line.specs && (
          <span data-slot="cart-variant">
            <MerchantText>{line.specs}</MerchantText>
          </span>
        )}
        <EachPrice line={line} />
        <LineState line={line} fault={form.faults[quantityField(variantId)]} />
      </div>
      {off ? <span /> : <Stepper line={line} form={form} />}
      <p data-slot="line-sum">
        {off ? null : <PiecesPrice price={line.price} quantity={quantity} />}
        {!off && !form.isTicked(line) && <small>{words.cartNotChosen}</small>}
      </p>
      <button
        type="submit"
        name={CART_FIELDS.step}
        value={`remove:${variantId}`}
        data-slot="remove"
        aria-label={fill(words.cartRemove, { name })}
      >
        <X size={20} />
      </button>
    </li>
  )
}

function EachPrice({ line: { price, originalPrice } }: { line: ShownLine }) {
  const words = useWords("cart")
  const [before, after] = words.cartEach.split("{price}")
  if (price <= 0) return <span data-slot="cart-each">{words.priceOnRequest}</span>
  return (
    <span data-slot="cart-each">
      {before}
      {originalPrice > price ? (
        <>
          <ins>
            <Price amount={price} />
          </ins>
          <del>
            <span className="visually-hidden">{words.originalPrice} </span>
            <Price amount={originalPrice} />
          </del>
        </>
      ) : (
        <Price amount={price} />
      )}
      {after}
    </span>
  )
}

/** How many. Without scripts its buttons send the form, with scripts the number changes at once. */
function Stepper({ line, form }: { line: ShownLine; form: CartForm }) {
  const words = useWords("cart")
  const id = useId()
  const { variantId, name, minimum, stock } = line
  const text = form.quantityOf(line)
  const count = Number(text)
  const isShort = count < minimum || count > stock
  const step = (by: number) => (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const next = Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, (Number.isInteger(count) ? count : line.quantity) + by))
    form.setQuantity(variantId, String(next), false)
  }
  function commit(event: KeyboardEvent) {
    if (event.key !== "Enter") return
    event.preventDefault()
    form.setQuantity(variantId, text, false)
  }
  return (
    <div data-slot="stepper" data-state={isShort ? "short" : undefined}>
      <button
        type="submit"
        name={CART_FIELDS.step}
        value={`fewer:${variantId}`}
        aria-label={fill(words.cartFewer, { name })}
        aria-disabled={count <= MIN_QUANTITY || undefined}
        onClick={step(-1)}
      >
        <Minus size={18} />
      </button>
      <input
        id={id}
        name={quantityField(variantId)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(MAX_QUANTITY).length}
        value={text}
        aria-label={fill(words.cartQuantity, { name })}
        aria-invalid={form.faults[quantityField(variantId)] ? true : undefined}
        aria-describedby={`state-${variantId}`}
        onChange={({ currentTarget }) => form.setQuantity(variantId, currentTarget.value, true)}
        onKeyDown={commit}
        onBlur={() => text.trim() === "" && form.setQuantity(variantId, String(line.quantity), false)}
      />
      <button
        type="submit"
        name={CART_FIELDS.step}
        value={`more:${variantId}`}
        aria-label={fill(words.cartMore, { name })}
        onClick={step(1)}
      >
        <Plus size={18} />
      </button>
    </div>
  )
}
