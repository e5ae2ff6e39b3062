import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useWords } from "../../shell/words.ts"
import { Bars } from "./bars.tsx"

const STEPS = ["opened", "placed", "paid"] as const

/** From opened to placed to paid. */
export function FunnelReport({ told }: { told: CallReply<"GET /api/admin/report/funnel"> }) {
  const t = useWords("reports")
  const { number, day } = useFormats(undefined, "UTC")
  return (
    <section className="sheet" aria-labelledby="funnel-title">
      <header>
        <h2 id="funnel-title">{t("funnel")}</h2>
        <span className="dim small">{t("funnelHint")}</span>
      </header>
      <Bars
        bars={STEPS.map((step) => ({ key: step, label: t(step), value: told.all[step], said: number(told.all[step]) }))}
      />
      <table className="shelf report">
        <thead>
          <tr>
            <th scope="col">{t("from")}</th>
            {STEPS.map((step) => (
              <th key={step} scope="col" className="num">
                {t(step)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.list.map((row) => (
            <tr key={row.key}>
              <th scope="row">{day(row.key)}</th>
              {STEPS.map((step) => (
                <td key={step} className="num" data-label={t(step)}>
                  {number(row[step])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("all")}</th>
            {STEPS.map((step) => (
              <td key={step} className="num strong" data-label={t(step)}>
                {number(told.all[step])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
