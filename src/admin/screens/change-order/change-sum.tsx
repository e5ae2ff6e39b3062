import triangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs"
import { staffOrders } from "../../../words/en/admin/staff-orders.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Note } from "../../ui/mark.tsx"
import type { ChangeRefused, ChangeSeen } from "./use-change-preview.ts"

const ROWS = ["subtotal", "reduction", "freight", "total"] as const
const LABEL = { subtotal: "subtotal", reduction: "reduction", freight: "freightSum", total: "total" } as const

type Key = keyof typeof staffOrders
const isKey = (key: string): key is Key => key in staffOrders

/** Before and after, and where the difference goes. */
export function ChangeSum({ seen, why }: { seen: ChangeSeen | undefined; why: ChangeRefused | undefined }) {
  const t = useWords("staffOrders")
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  return (
    <section className="sheet" aria-labelledby="difference-title" aria-live="polite">
      <header>
        <h2 id="difference-title">{t("difference")}</h2>
      </header>
      <div className="in stack">
        {!seen && !why && <p className="dim">{t("lookFirst")}</p>}
        {why && (
          <Note kind="bad" icon={triangleAlert}>
            {sentenceOf(why)}
          </Note>
        )}
        {seen && (
          <table className="shelf difference">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr">{t("sum")}</span>
                </th>
                <th scope="col" className="num">
                  {t("before")}
                </th>
                <th scope="col" className="num">
                  {t("after")}
                </th>
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <tr key={row}>
                  <th scope="row">{t(LABEL[row])}</th>
                  <td className="num">{amount(seen.before[row])}</td>
                  <td className={row === "total" ? "num strong" : "num"}>{amount(seen.after[row])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {seen && <Note>{consequence(seen)}</Note>}
      </div>
    </section>
  )

  function sentenceOf({ msg, reason }: ChangeRefused): string {
    const key = reason === null ? "" : `why${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
    return isKey(key) ? t(key) : msg
  }

  function consequence({ refund, followUp, before }: ChangeSeen): string {
    const shown = (code: string, value: number) =>
      new Intl.NumberFormat(undefined, { style: "currency", currency: code }).format(value)
    const parts = [
      refund && t(refund.byHand ? "givesBackByHand" : "givesBack", { amount: shown(before.shown.code, refund.amount) }),
      followUp && t("asksFor", { amount: shown(followUp.shown.code, followUp.shown.total) }),
    ].filter((part) => part !== null)
    return parts.length > 0 ? parts.join(" ") : t("same")
  }
}
