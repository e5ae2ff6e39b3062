import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { refundFor } from "../../../domain/orders/refund.ts"
import { fromDecimal, sum, toDecimal, ZERO } from "../../../domain/pricing/money.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Box, Input } from "../../ui/input.tsx"
import type { OrderShown } from "./order-shown.ts"

const WAYS = ["pieces", "sum", "rest"] as const
type Way = (typeof WAYS)[number]
const WAY_WORDS = { pieces: "refundPieces", sum: "refundSum", rest: "refundRest" } as const

/** Money back: for pieces and freight, a sum, or all that is left. It says beforehand how much that is. */
export function RefundDialog({ order, onClose }: { order: OrderShown; onClose: () => void }) {
  const t = useWords("orders")
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const { act, isBusy } = useAct()
  const [key] = useState(() => crypto.randomUUID())
  const [way, setWay] = useState<Way>("pieces")
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [isFreight, setFreight] = useState(false)
  const [named, setNamed] = useState("")
  const { lines, freight } = order.refundable
  const wanted = lines.flatMap((line) => {
    const quantity = pieces[line.id] ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const boughtOf = (id: number) => order.detail.find((line) => line.id === id)
  const back = sum([
    ...wanted.map(({ id, paid, givenBack, quantity }) => {
      const whole = { paid: fromDecimal(paid), quantity: boughtOf(id)?.buNumber ?? 0, returned: givenBack }
      return refundFor(whole, quantity)
    }),
    isFreight ? fromDecimal(freight) : ZERO,
  ])
  const typed = Number(named.replace(",", "."))
  const isTyped = /^\d+([.,]\d{1,2})?$/.test(named.trim()) && typed > 0
  const isReady = way === "rest" || (way === "sum" ? isTyped : back > 0)

  async function give(): Promise<void> {
    const asked = {
      pieces: {
        ...(wanted.length > 0 && { lines: wanted.map(({ id, quantity }) => ({ id, quantity })) }),
        freight: isFreight,
      },
      sum: { amount: typed },
      rest: {},
    }[way]
    const body = { order_no: order.order_no, ...asked }
    const reply = await act("POST /api/admin/order/refund", { body, idempotencyKey: key }, { done: t("refundAsked") })
    if (reply.code === SUCCESS) onClose()
  }

  const verb = () => {
    if (way === "rest") return t("refundRestVerb")
    return t("refundVerb", { amount: amount(way === "sum" ? (isTyped ? typed : 0) : toDecimal(back)) })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("refundTitle")}
      footer={
        <Button look="danger" isBusy={isBusy} disabled={!isReady} onClick={give}>
          {verb()}
        </Button>
      }
    >
      <p className="dim small">{t("refundHint")}</p>
      <fieldset className="seg">
        <legend className="sr">{t("refundTitle")}</legend>
        {WAYS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={way === each}
            className={way === each ? "on" : undefined}
            onClick={() => setWay(each)}
          >
            {t(WAY_WORDS[each])}
          </button>
        ))}
      </fieldset>
      {way === "pieces" && (
        <>
          {lines.map(({ id, givenBack }) => {
            const line = boughtOf(id)
            const max = (line?.buNumber ?? 0) - givenBack
            if (!line || line.isGift || max <= 0) return null
            return (
              <Field key={id} label={t("refundOf", { name: line.goodName, max })}>
                <Input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={max}
                  value={pieces[id] ?? 0}
                  onChange={(event) =>
                    setPieces({ ...pieces, [id]: Math.max(0, Math.min(max, Math.trunc(Number(event.target.value)))) })
                  }
                />
              </Field>
            )
          })}
          {freight > 0 && (
            <div className="row">
              <Box id="refund-freight" checked={isFreight} onChange={(event) => setFreight(event.target.checked)} />
              <label htmlFor="refund-freight">{t("refundFreight", { amount: amount(freight) })}</label>
            </div>
          )}
        </>
      )}
      {way === "sum" && (
        <Field label={t("refundAmount", { currency: site.currency })}>
          <Input inputMode="decimal" value={named} onChange={(event) => setNamed(event.target.value)} />
        </Field>
      )}
    </Dialog>
  )
}
