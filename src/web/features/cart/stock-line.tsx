import { Suspense } from "react"
import { useActionData } from "react-router"
import { fill } from "../../shell/fill.ts"
import { faultsIn } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { daysText } from "../../ui/amounts/days-text.ts"
import { lazyPart } from "../../ui/keep-loading.ts"
import type { ItemGoods } from "../catalog/goods.ts"
import { FORM_FIELDS } from "./buy-form.ts"
import type { BuyBox } from "./use-buy-box.ts"
import { useStock } from "./use-stock.ts"

const loadForm = () => import("./tell-when-back.tsx").then(({ TellWhenBack }) => ({ default: TellWhenBack }))
/** Fetched where something is sold out. The server has it before it draws: what comes later would not be there without scripts. */
const TellWhenBack = import.meta.env.SSR ? (await loadForm()).default : lazyPart(loadForm)

/** Whether the chosen variant can be had and when it comes; how many pieces are left is asked after the page has loaded. */
export function StockLine({ goods, box }: { goods: Pick<ItemGoods, "id" | "delivery">; box: BuyBox }) {
  const words = useWords("goods", "item")
  const { [FORM_FIELDS.wishEmail]: emailFault, ...faults } = faultsIn(useActionData())
  const { left: leftOf, delivery } = useStock(goods)
  const left = leftOf(box.variant?.id)
  // A page that was cached may not know yet that the last piece is gone.
  const state = box.state === "inStock" && left !== null && left <= 0 ? "soldOut" : box.state
  const text = {
    inStock: words.inStock,
    soldOut: words.soldOut,
    onRequest: words.priceOnRequest,
    unavailable: words.unavailable,
  }
  return (
    <>
      <p data-slot="stock" data-state={state} role="status">
        <span>{text[state]}</span>
        {state === "inStock" && left !== null && (
          <span data-slot="pieces-left"> {fill(words.piecesLeft, { count: left })}</span>
        )}
      </p>
      {state === "inStock" && delivery && (
        <p data-slot="delivery-time">
          {fill(words.deliveredTo, { days: daysText(delivery), country: delivery.country })}
        </p>
      )}
      {Object.values(faults).length > 0 && (
        <p data-slot="field-fault" role="alert">
          {Object.values(faults).join(" ")}
        </p>
      )}
      {state === "soldOut" && box.variant && (
        <Suspense>
          <TellWhenBack key={box.variant.id} variantId={box.variant.id} action={box.action} fault={emailFault} />
        </Suspense>
      )}
    </>
  )
}
