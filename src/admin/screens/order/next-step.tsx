import { useId, useState } from "react"
import { CarrierNames, keepCarrier, lastCarrier } from "../../features/orders/carriers.tsx"
import { ScanButton } from "../../features/orders/scan-button.tsx"
import { useOrderSteps } from "../../features/orders/use-order-steps.ts"
import { useKeys } from "../../shell/keys.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { lineLeft, type OrderShown, piecesToSend } from "./order-shown.ts"
import { ParcelDialog } from "./parcel-dialog.tsx"
import { languageName } from "./ship-to.tsx"

const SIMPLE = ["accept", "prepare", "deliver", "complete"] as const
const WORDS = { accept: "doAccept", prepare: "doPrepare", deliver: "doDeliver", complete: "doComplete" } as const
const KEYS = { accept: "A", prepare: "P", deliver: "D", complete: "⇧C" } as const

/** The step that waits: accept, prepare, ship with its number, arrived, complete. */
export function NextStep({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { move, isBusy } = useOrderSteps()
  const simple = SIMPLE.filter((step) => order.actions.includes(step))
  const first = simple[0]
  const isShipping = order.actions.includes("ship") && first !== "prepare"
  const take = (step: (typeof SIMPLE)[number]) => order.actions.includes(step) && !isBusy && move(step, order.order_no)
  useKeys({
    a: () => take("accept"),
    p: () => take("prepare"),
    d: () => take("deliver"),
    "⇧c": () => take("complete"),
    enter: () => !isShipping && first && take(first),
  })
  if (isShipping) return <ShipBar order={order} />
  if (!first) return null
  const left = piecesToSend(order)
  const about = { accept: t("barToAccept"), prepare: t("barToPrepare", { count: left }), deliver: "", complete: "" }[
    first
  ]
  const isWaiting = first === "accept" || first === "prepare"
  return (
    <ActionBar about={about} isWaiting={isWaiting}>
      {simple.slice(1).map((step) => (
        <Button key={step} keys={KEYS[step]} onClick={() => take(step)}>
          {t(WORDS[step])}
        </Button>
      ))}
      <Button look={isWaiting ? "do" : "firm"} keys={KEYS[first]} isBusy={isBusy} onClick={() => take(first)}>
        {t(WORDS[first])}
      </Button>
    </ActionBar>
  )
}

/** Carrier, number, and off: with one hand. */
function ShipBar({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { ship, isBusy } = useOrderSteps()
  const [carrier, setCarrier] = useState(lastCarrier)
  const [number, setNumber] = useState("")
  const [isPart, setPart] = useState(false)
  const [isTried, setTried] = useState(false)
  const names = useId()
  const field = useId()
  const fault = useId()
  const left = piecesToSend(order)
  const isMissing = carrier.trim() === "" || number.trim() === ""
  const isFaulty = isTried && isMissing
  const mayPart = left > 1 || order.detail.filter((line) => lineLeft(line) > 0).length > 1

  async function send(): Promise<void> {
    setTried(true)
    if (isMissing) return document.getElementById(field)?.focus()
    if (isBusy) return
    keepCarrier(carrier.trim())
    const done = await ship({ order_no: order.order_no, carrier: carrier.trim(), tracking_no: number.trim() })
    if (done) setNumber("")
  }
  useKeys({ s: () => document.getElementById(field)?.focus(), enter: () => send() })
  return (
    <form
      className="sill wait ship-bar"
      aria-label={useWords("frame")("nextStep")}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="ship">
        <span className="sr">{t("carrier")}</span>
        <input
          className="input"
          list={names}
          maxLength={100}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        />
      </label>
      <CarrierNames id={names} />
      <label className="ship no">
        <span className="sr">{t("trackingNo")}</span>
        <span className={isFaulty ? "input wrong" : "input"}>
          <input
            id={field}
            className="code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={100}
            placeholder={t("trackingNo")}
            aria-invalid={isFaulty || undefined}
            aria-describedby={isFaulty ? fault : undefined}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <ScanButton onFound={setNumber} />
        </span>
      </label>
      <span className="small dim" id={fault} role={isFaulty ? "alert" : undefined}>
        {isFaulty
          ? t("numberMissing")
          : t("barToldIn", { name: order.address.contacter, language: languageName(order.language) })}
      </span>
      <span className="push" />
      {mayPart && <Button onClick={() => setPart(true)}>{t("doParcel")}</Button>}
      <Button look="do" type="submit" keys="↵" isBusy={isBusy}>
        {t("doShip", { count: left })}
      </Button>
      {isPart && <ParcelDialog order={order} onClose={() => setPart(false)} />}
    </form>
  )
}
