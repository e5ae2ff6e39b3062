import { useState } from "react"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import type { Today } from "./queue-of.ts"

const WIDTH = 600
const HEIGHT = 150
const BAR = 14
/** A day with something in it is seen, however little it was. */
const LEAST = 2

/** The last 30 days as bars, in money or in orders, with the days that matter in words. */
export function LastDays({ today }: { today: Today }) {
  const t = useWords("today")
  const { site } = useMe()
  const { amount, number, day } = useFormats(site.currency, "UTC")
  const [shown, setShown] = useState<"revenue" | "orders">("revenue")
  const { days } = today
  const values = days.map((each) => each[shown])
  const most = Math.max(1, ...values)
  const best = days.reduce(
    (top, each) => (each[shown] > top[shown] ? each : top),
    days[0] ?? { day: "", orders: 0, revenue: 0 },
  )
  const write = (value: number) => (shown === "revenue" ? amount(value) : number(value))
  const orders = days.reduce((sum, each) => sum + each.orders, 0)
  const slot = WIDTH / Math.max(1, days.length)
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""]
  return (
    <section className="sheet chart" aria-labelledby="days">
      <header>
        <h2 id="days">{t("last30")}</h2>
        <span className="seg">
          {(["revenue", "orders"] as const).map((name) => (
            <button
              key={name}
              type="button"
              className={name === shown ? "on" : undefined}
              aria-pressed={name === shown}
              onClick={() => setShown(name)}
            >
              {t(name === "revenue" ? "showMoney" : "showOrders")}
            </button>
          ))}
        </span>
      </header>
      <div className="in">
        <p className="figure">{shown === "revenue" ? amount(today.revenue30Days) : number(orders)}</p>
        <p className="dim small">{t("fromOrders", { count: number(orders) })}</p>
        <svg
          viewBox={`0 0 ${WIDTH} 172`}
          role="img"
          aria-label={
            first && t("chart", { from: day(first), to: day(last), best: day(best.day), amount: write(best[shown]) })
          }
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          {days.map((each, index) => {
            const height = each[shown] > 0 ? Math.max(LEAST, (each[shown] / most) * (HEIGHT - 12)) : 0
            return (
              <rect
                key={each.day}
                x={index * slot + (slot - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                rx="2"
                className={each.day === last ? "now" : undefined}
              />
            )
          })}
          <text x="2" y="168">
            {first && day(first)}
          </text>
          <text x={WIDTH - 2} y="168" textAnchor="end">
            {last && day(last)}
          </text>
        </svg>
        <dl className="facts">
          <dt>{t("todaySoFar")}</dt>
          <dd className="strong">{amount(today.revenueToday)}</dd>
          <dt>{t("yesterday")}</dt>
          <dd>{amount(today.revenueYesterday)}</dd>
          <dt>{t("last7")}</dt>
          <dd>{amount(today.revenue7Days)}</dd>
          <dt>{t("bestDay")}</dt>
          <dd>
            {best.day && day(best.day)}, {write(best[shown])}
          </dd>
        </dl>
      </div>
    </section>
  )
}
