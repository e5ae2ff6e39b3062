import { useId, useState } from "react"
import { CarrierNames, keepCarrier, lastCarrier } from "../../features/orders/carriers.tsx"
import { ScanButton } from "../../features/orders/scan-button.tsx"
import { useOrderSteps } from "../../features/orders/use-order-steps.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import type { Listed } from "./order-table.tsx"

type ShipManyProps = { orders: readonly Listed[]; onClose: () => void; onDone: () => void }

/** One carrier for all, a number for each. */
export function ShipMany({ orders, onClose, onDone }: ShipManyProps) {
  const t = useWords("orders")
  const { bulk, isBusy } = useOrderSteps()
  const [carrier, setCarrier] = useState(lastCarrier)
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const names = useId()
  const numberOf = (order: Listed) => (numbers[order.order_no] ?? "").trim()
  const setNumber = (order: Listed, number: string) => setNumbers({ ...numbers, [order.order_no]: number })
  const isWhole = carrier.trim() !== "" && orders.every((order) => numberOf(order) !== "")

  async function ship(): Promise<void> {
    setTried(true)
    if (!isWhole) return
    keepCarrier(carrier.trim())
    const parcels = orders.map((order) => {
      return { order_no: order.order_no, carrier: carrier.trim(), tracking_no: numberOf(order) }
    })
    if (await bulk({ step: "ship", orders: parcels })) onDone()
  }

  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t("shipTitle", { count: orders.length })}
      footer={
        <Button look="do" isBusy={isBusy} onClick={ship}>
          {t("shipMany", { count: orders.length }).replace("…", "")}
        </Button>
      }
    >
      <p className="dim small">{t("shipHint")}</p>
      <Field label={t("carrierAll")} fault={isTried && carrier.trim() === "" ? t("numberMissing") : undefined}>
        <Input list={names} value={carrier} maxLength={100} onChange={(event) => setCarrier(event.target.value)} />
      </Field>
      <CarrierNames id={names} />
      {orders.map((order) => (
        <Field
          key={order.order_no}
          label={t("trackingOf", { name: order.contacter })}
          hint={order.order_no}
          fault={isTried && numberOf(order) === "" ? t("numberMissing") : undefined}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={100}
            value={numbers[order.order_no] ?? ""}
            onChange={(event) => setNumber(order, event.target.value)}
          />
        </Field>
      ))}
      <ScanButton
        onFound={(number) => {
          const next = orders.find((order) => numberOf(order) === "")
          if (next) setNumber(next, number)
        }}
      />
    </Dialog>
  )
}
