import { useActionData } from "react-router"
import { fill } from "../../shell/fill.ts"
import { faultsIn } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import type { ItemGoods } from "../catalog/goods.ts"
import type { BuyBox } from "./use-buy-box.ts"
import { useStock } from "./use-stock.ts"

/** Whether the chosen variant can be had; how many pieces are left is asked after the page has loaded. */
export function StockLine({ goods, box }: { goods: Pick<ItemGoods, "id">; box: BuyBox }) {
  const words = useWords("goods", "item")
  const faults = Object.values(faultsIn(useActionData()))
  const left = useStock(goods.id)(box.variant?.id)
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
      {faults.length > 0 && (
        <p data-slot="field-fault" role="alert">
          {faults.join(" ")}
        </p>
      )}
    </>
  )
}
