import { useState } from "react"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Box } from "../../ui/input.tsx"
import { KeyCap } from "../../ui/key-cap.tsx"
import { Mark } from "../../ui/mark.tsx"
import { canShip, type LineShown, lineLeft, type OrderShown, piecesToSend } from "./order-shown.ts"

/** What was bought; as long as it is to be packed, with a tick for each line, which whoever goes on packing sees too. */
export function PackList({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { act } = useAct()
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isPacking = canShip(order)
  const isPacked = (line: LineShown) => ticks.get(line.id) ?? order.packed.includes(line.id)
  async function tick(line: LineShown): Promise<void> {
    const packed = !isPacked(line)
    setTicks(new Map(ticks).set(line.id, packed))
    await act("POST /api/admin/order/pack", { body: { order_no: order.order_no, id: line.id, packed } })
    setTicks((before) => new Map([...before].filter(([id]) => id !== line.id)))
  }
  const toPack = order.detail.filter((line) => lineLeft(line) > 0)
  useKeys({
    x: () => {
      const next = toPack.find((line) => !isPacked(line)) ?? toPack.at(-1)
      if (isPacking && next) tick(next)
    },
  })
  const left = piecesToSend(order)
  return (
    <section className="sheet" aria-labelledby="pack">
      <header>
        <h2 id="pack">{isPacking ? t("piecesToPack", { count: left }) : t("allSent")}</h2>
        {isPacking && (
          <span className="dim small only-wide">
            {t("tickWhile")} <KeyCap keys="X" />
          </span>
        )}
      </header>
      <ul className="list pack">
        {order.detail.map((line) => (
          <Line
            key={line.id}
            line={line}
            isPacking={isPacking && lineLeft(line) > 0}
            isPacked={isPacked(line)}
            onTick={() => tick(line)}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { line: LineShown; isPacking: boolean; isPacked: boolean; onTick: () => void }

function Line({ line, isPacking, isPacked, onTick }: LineProps) {
  const t = useWords("orders")
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const left = lineLeft(line)
  return (
    <li>
      {isPacking && <Box aria-label={t("packed", { name: line.goodName })} checked={isPacked} onChange={onTick} />}
      {line.image && <img className="pic m" src={line.image} alt="" />}
      <span className="two">
        <span className="strong">
          <bdi>{line.goodName}</bdi> {line.isGift && <Mark>{t("gift")}</Mark>}
        </span>
        <span>
          {line.specs && (
            <>
              <bdi>{line.specs}</bdi>
              <br />
            </>
          )}
          <span className="code">{line.goodNo}</span>
          {line.shipped > 0 && line.shipped < line.buNumber && (
            <> · {t("sentOf", { sent: line.shipped, all: line.buNumber })}</>
          )}
          {line.cancelled > 0 && <> · {t("cancelledOf", { count: line.cancelled })}</>}
        </span>
      </span>
      <span className="qty">× {isPacking ? left : line.buNumber}</span>
      <span className="num only-wide dim">{line.isGift ? "" : amount(line.price)}</span>
      <span className="num strong">{amount(line.price * line.buNumber)}</span>
    </li>
  )
}
