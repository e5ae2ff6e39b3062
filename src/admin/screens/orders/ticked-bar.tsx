import printer from "lucide/dist/esm/icons/printer.mjs"
import truck from "lucide/dist/esm/icons/truck.mjs"
import { useState } from "react"
import { useNavigate, useParams } from "react-router"
import { ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import { useOrderSteps } from "../../features/orders/use-order-steps.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import type { Listed } from "./order-table.tsx"
import { ShipMany } from "./ship-many.tsx"

const { created, placed, preparing, shipped, delivered } = ORDER_STATUS

/** What can be done at each state, the next step of most orders first. */
const STEPS = [
  { step: "accept", key: "a", from: [created] },
  { step: "prepare", key: "p", from: [placed] },
  { step: "ship", key: "s", from: [placed, preparing] },
  { step: "deliver", key: "d", from: [shipped] },
  { step: "complete", key: "⇧c", from: [shipped, delivered] },
] as const
type Step = (typeof STEPS)[number]["step"]

/** Steps for what is ticked, or for what the cursor is on. */
export function TickedBar({ orders, onClear }: { orders: readonly Listed[]; onClear: () => void }) {
  const t = useWords("orders")
  const { shop } = useParams()
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const navigate = useNavigate()
  const { bulk, isBusy } = useOrderSteps()
  const [isShipping, setShipping] = useState(false)
  const fitting = (step: Step) => {
    const from: readonly number[] = STEPS.find((each) => each.step === step)?.from ?? []
    return orders.filter(({ dStatus }) => from.includes(dStatus))
  }
  const possible = STEPS.filter(({ step }) => fitting(step).length > 0)
  const next = possible[0]
  const sum = orders.reduce((all, { total }) => all + total, 0)

  async function take(step: Step): Promise<void> {
    const meant = fitting(step)
    if (meant.length === 0 || isBusy) return
    if (step === "ship") return setShipping(true)
    if (await bulk({ step, orders: meant.map(({ order_no }) => ({ order_no })) })) onClear()
  }
  const print = (what: "slips" | "labels") =>
    navigate(`/admin/${shop}/orders/papers?what=${what}&orders=${orders.map(({ order_no }) => order_no).join(",")}`)

  useKeys({
    ...Object.fromEntries(STEPS.map(({ step, key }) => [key, () => take(step)])),
    "⇧p": () => orders.length > 0 && print("slips"),
    enter: () => next && take(next.step),
    escape: onClear,
  })
  if (orders.length === 0) return null
  return (
    <>
      <ActionBar about={t("aboutTicked", { count: orders.length, amount: amount(sum) })} isWaiting={next !== undefined}>
        <Button look="bare" keys="esc" onClick={onClear}>
          {t("clear")}
        </Button>
        <Button icon={printer} keys="⇧P" onClick={() => print("slips")}>
          {t("slips")}
        </Button>
        <Button onClick={() => print("labels")}>{t("labels")}</Button>
        {possible.slice(1).map(({ step, key }) => (
          <Button
            key={step}
            icon={step === "ship" ? truck : undefined}
            keys={key.toUpperCase()}
            onClick={() => take(step)}
          >
            {t(step === "ship" ? "shipMany" : step, { count: fitting(step).length })}
          </Button>
        ))}
        {next && (
          <Button look="do" keys={next.key.toUpperCase()} isBusy={isBusy} onClick={() => take(next.step)}>
            {t(next.step === "ship" ? "shipMany" : next.step, { count: fitting(next.step).length })}
          </Button>
        )}
      </ActionBar>
      {isShipping && (
        <ShipMany
          orders={fitting("ship")}
          onClose={() => setShipping(false)}
          onDone={() => {
            setShipping(false)
            onClear()
          }}
        />
      )}
    </>
  )
}
