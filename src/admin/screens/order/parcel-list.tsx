import truck from "lucide/dist/esm/icons/truck.mjs"
import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Input } from "../../ui/input.tsx"
import type { OrderShown } from "./order-shown.ts"

type Parcel = OrderShown["parcels"][number]

/** What has left, with what is in it. */
export function ParcelList({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const [corrected, setCorrected] = useState<Parcel | null>(null)
  if (order.parcels.length === 0) return null
  const lines = new Map(order.detail.map((line) => [line.id, line]))
  return (
    <section className="sheet" aria-labelledby="parcels">
      <header>
        <h2 id="parcels">{t("parcels")}</h2>
      </header>
      <ul className="list">
        {order.parcels.map((parcel) => (
          <li key={parcel.id}>
            <Icon of={truck} />
            <span className="two">
              <span className="strong">
                <bdi>{parcel.company}</bdi> <span className="code">{parcel.number}</span>
              </span>
              <span>
                {moment(parcel.createTime)} ·{" "}
                <bdi>
                  {parcel.lines.map((line) => `${line.buNumber} × ${lines.get(line.id)?.goodName ?? ""}`).join(", ")}
                </bdi>
              </span>
            </span>
            <Button look="bare" onClick={() => setCorrected(parcel)}>
              {t("correct")}
            </Button>
          </li>
        ))}
      </ul>
      {corrected && <CorrectParcel orderNo={order.order_no} parcel={corrected} onClose={() => setCorrected(null)} />}
    </section>
  )
}

function CorrectParcel({ orderNo, parcel, onClose }: { orderNo: string; parcel: Parcel; onClose: () => void }) {
  const t = useWords("orders")
  const frame = useWords("frame")
  const { act, isBusy } = useAct()
  const [carrier, setCarrier] = useState(parcel.company)
  const [number, setNumber] = useState(parcel.number)
  async function save(): Promise<void> {
    const body = { order_no: orderNo, parcel_id: parcel.id, carrier, tracking_no: number }
    const reply = await act("POST /api/admin/order/parcelNumber", { body }, { done: t("corrected") })
    if (reply.code === SUCCESS) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("correctTitle")}
      footer={
        <Button look="firm" isBusy={isBusy} disabled={!carrier.trim() || !number.trim()} onClick={save}>
          {frame("save")}
        </Button>
      }
    >
      <p className="dim small">{t("correctHint")}</p>
      <Field label={t("carrier")}>
        <Input value={carrier} maxLength={100} onChange={(event) => setCarrier(event.target.value)} />
      </Field>
      <Field label={t("trackingNo")}>
        <Input value={number} maxLength={100} inputMode="numeric" onChange={(event) => setNumber(event.target.value)} />
      </Field>
    </Dialog>
  )
}
