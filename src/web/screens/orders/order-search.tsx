import { Form, useNavigate } from "react-router"
import type { DisplayStatus } from "../../../domain/orders/order-status.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Search } from "../../ui/icons.tsx"
import { ordersPath } from "./order-tabs.ts"

type OrderSearchProps = { status: DisplayStatus | null; keywords: string }

/** Looks in the orders' numbers, goods and recipients. */
export function OrderSearch({ status, keywords }: OrderSearchProps) {
  const words = useWords("orders")
  const navigate = useNavigate()
  return (
    <Form
      key={keywords}
      method="get"
      action={SCREENS.orders.path}
      role="search"
      aria-label={words.searchOwnOrders}
      data-slot="order-search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get("q")
        navigate(ordersPath({ status, keywords: String(typed ?? "").trim() }))
      }}
    >
      {status && <input type="hidden" name="status" value={status} />}
      <input
        type="search"
        name="q"
        maxLength={100}
        defaultValue={keywords}
        aria-label={words.searchOwnOrders}
        placeholder={words.searchOwnPlaceholder}
      />
      <button type="submit" aria-label={words.search}>
        <Search size={18} />
      </button>
    </Form>
  )
}
