import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import type { Draft } from "./draft.ts"

const WIDTH = 560
const GROUND = 160
const HEIGHT = 125
/** Time and amounts run from left to right, whatever one reads. */
const RIGHT_SHARE = 1.2

/** What each step takes off, and where the cart stands. A picture of what is typed; what the cart pays the server reckons. */
export function StepsChart({ draft, cart }: { draft: Draft; cart: number }) {
  const t = useWords("promotions")
  const { amount } = useFormats(useMe().site.currency)
  const offAt = (from: number, value: number) => (draft.type === 3 ? (from * value) / 100 : Math.min(from, value))
  const steps = draft.steps
    .map(({ amount: from, value }) => ({ from: Number(from), off: offAt(Number(from), Number(value)) }))
    .filter(({ from, off }) => from >= 0 && off > 0)
    .toSorted((a, b) => a.from - b.from)
  const most = Math.max(cart, ...steps.map(({ from }) => from)) * RIGHT_SHARE || 1
  const highest = Math.max(1, ...steps.map(({ off }) => off))
  const x = (value: number) => Math.round((value / most) * WIDTH)
  const y = (off: number) => Math.round(GROUND - (off / highest) * HEIGHT)
  const line = steps.map(({ from, off }) => `H${x(from)}V${y(off)}`).join("")
  const reached = steps.filter(({ from }) => from <= cart).at(-1)
  const said = steps.map(({ from, off }) => t("chartStep", { off: amount(off), amount: amount(from) })).join(", ")
  return (
    <svg
      viewBox="0 0 560 190"
      role="img"
      aria-label={t("chart", { steps: said, amount: amount(cart), off: amount(reached?.off ?? 0) })}
    >
      <line x1="0" x2={WIDTH} y1={GROUND} y2={GROUND} />
      <path className="fillp" d={`M0 ${GROUND}${line}H${WIDTH}V${GROUND}Z`} />
      <path className="stroke" d={`M0 ${GROUND}${line}H${WIDTH}`} />
      <line className="now" x1={x(cart)} x2={x(cart)} y1="16" y2={GROUND} />
      <circle cx={x(cart)} cy={y(reached?.off ?? 0)} r="8" />
      {steps.map(({ from, off }) => (
        <g key={from}>
          <text x={x(from)} y="180">
            {amount(from)}
          </text>
          <text x={x(from) + 6} y={y(off) - 8}>
            −{amount(off)}
          </text>
        </g>
      ))}
      <text x={x(cart)} y="10" textAnchor="middle" className="b">
        {amount(cart)}
      </text>
    </svg>
  )
}
