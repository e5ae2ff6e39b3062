import { useId, useState } from "react"
import { CarrierNames, keepCarrier, lastCarrier } from "../../features/orders/carriers.tsx"
import { ScanButton } from "../../features/orders/scan-button.tsx"
import { useOrderSteps } from "../../features/orders/use-order-steps.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { lineLeft, type OrderShown } from "./order-shown.ts"

/** Some pieces leave now, the others later. What is ticked as packed stands in it already. */
export function ParcelDialog({ order, onClose }: { order: OrderShown; onClose: () => void }) {
  const t = useWords("orders")
  const { sendParcel, isBusy } = useOrderSteps()
  const [key] = useState(() => crypto.randomUUID())
  const lines = order.detail.filter((line) => lineLeft(line) > 0)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(lines.map((line) => [line.id, order.packed.includes(line.id) ? lineLeft(line) : 0])),
  )
  const [carrier, setCarrier] = useState(lastCarrier)
  const [number, setNumber] = useState("")
  const [isTried, setTried] = useState(false)
  const names = useId()
  const count = Object.values(pieces).reduce((all, quantity) => all + quantity, 0)
  const missing = (text: string) => (isTried && text.trim() === "" ? t("numberMissing") : undefined)

  async function send(): Promise<void> {
    setTried(true)
    if (count === 0 || carrier.trim() === "" || number.trim() === "") return
    keepCarrier(carrier.trim())
    const inside = Object.entries(pieces).flatMap(([id, quantity]) =>
      quantity > 0 ? [{ id: Number(id), quantity }] : [],
    )
    const body = { order_no: order.order_no, carrier: carrier.trim(), tracking_no: number.trim(), lines: inside }
    if (await sendParcel(body, key)) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("parcelTitle")}
      footer={
        <Button look="do" isBusy={isBusy} disabled={count === 0} onClick={send}>
          {t("parcelVerb", { count })}
        </Button>
      }
    >
      <p className="dim small">{t("parcelHint")}</p>
      {lines.map((line) => (
        <Field key={line.id} label={t("piecesOf", { name: line.goodName, max: lineLeft(line) })} hint={line.specs}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={lineLeft(line)}
            value={pieces[line.id] ?? 0}
            onChange={(event) => {
              const wanted = Math.trunc(Number(event.target.value))
              setPieces({ ...pieces, [line.id]: Math.max(0, Math.min(lineLeft(line), wanted)) })
            }}
          />
        </Field>
      ))}
      <Field label={t("carrier")} fault={missing(carrier)}>
        <Input list={names} value={carrier} maxLength={100} onChange={(event) => setCarrier(event.target.value)} />
      </Field>
      <CarrierNames id={names} />
      <Field label={t("trackingNo")} fault={missing(number)}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={100}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      <ScanButton onFound={setNumber} />
    </Dialog>
  )
}
