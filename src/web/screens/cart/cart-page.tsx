import { useRef, useState } from "react"
import { readGuestCart, writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { type Cart, isBought, isOff } from "../../features/cart/cart.ts"
import { CART_FIELDS, readCartForm } from "../../features/cart/cart-form.ts"
import type { CardGoods } from "../../features/catalog/goods.ts"
import { PurchaseSteps } from "../../features/payment/purchase-steps.tsx"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { PopularGoods } from "../../templates/popular-goods.tsx"
import { useAddress } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import { PageHead } from "../../ui/page-head.tsx"
import { CartBar } from "./cart-bar.tsx"
import { CartLine } from "./cart-line.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { EmptyCart } from "./empty-cart.tsx"
import { MinimumNotice } from "./minimum-notice.tsx"
import { NextOffers } from "./next-offers.tsx"
import { RemovedNotice } from "./removed-notice.tsx"
import { useCartForm } from "./use-cart-form.ts"
import { useKeptFocus } from "./use-kept-focus.ts"

type CartPageProps = {
  cart: Cart & { isMember: boolean }
  removed: string
  popular: readonly CardGoods[]
  faults: Faults
}

/** The cart: one form, whose buttons all work without scripts. */
export function CartPage({ cart, removed, popular, faults: first }: CartPageProps) {
  const words = useWords("cart", "purchase")
  const toast = useToast()
  const [gone, setGone] = useState(removed)
  const minimum = useRef<HTMLDivElement>(null)
  const action = useAddress(SCREENS.cart.path)
  const keepFocus = useKeptFocus()
  const form = useCartForm({
    first,
    onDone: (step, fields) => {
      keepFocus(step)
      if (step.startsWith("remove") || step === "favour") {
        setGone(goneLines(fields))
        toast(words.productRemoved, "success")
      } else if (step.startsWith("undo")) setGone("")
    },
    onRefused: (faults) => {
      if (faults[""]) toast(faults[""], "error")
      minimum.current?.focus()
    },
  })
  const { lines: shown, missing } = cart
  const bought = shown.filter(isBought)
  const pieces = bought.reduce((all, { quantity }) => all + quantity, 0)
  const fault = form.faults[""]
  return (
    <div data-slot="page">
      <PageHead
        title={words.cart}
        text={shown.length > 0 && fill(words.cartChosen, { pieces, goods: bought.length, all: shown.length })}
      >
        <PurchaseSteps now="cart" />
      </PageHead>
      <form
        ref={form.form}
        method="post"
        action={action}
        noValidate
        aria-busy={form.isBusy || undefined}
        onSubmit={form.send}
      >
        {gone && <RemovedNotice lines={gone} />}
        {shown.length === 0 ? (
          <EmptyCart />
        ) : (
          <div data-slot="columns">
            <div>
              {/* Enter in a field means this one. */}
              <button type="submit" name="do" value="set" hidden />
              {fault && (
                <Notice kind="fault" isNews>
                  <p>{fault}</p>
                </Notice>
              )}
              {missing.length > 0 && <MinimumNotice ref={minimum} missing={missing} />}
              <CartBar lines={shown.filter((line) => !isOff(line))} form={form} />
              <ul data-slot="cart-lines">
                {shown.map((line) => (
                  <CartLine key={line.variantId} line={line} form={form} />
                ))}
              </ul>
              <NextOffers offers={cart.nextOffers} />
            </div>
            <CartSummary cart={cart} pieces={pieces} isBusy={form.isBusy} />
          </div>
        )}
      </form>
      <PopularGoods goods={popular} />
    </div>
  )
}

/** The lines that the form has taken out, as they can be put back. */
function goneLines(fields: FormData): string {
  const { removed } = readCartForm(fields)
  const lines = fields.getAll(CART_FIELDS.line).flatMap((line) => readGuestCart(String(line)))
  return writeGuestCart(lines.filter(({ variantId }) => removed.includes(variantId)))
}
