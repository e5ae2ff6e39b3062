import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"

/** What lies on the shelf. */
export function StockReport({ told }: { told: CallReply<"GET /api/admin/report/stock"> }) {
  const t = useWords("reports")
  const { site } = useMe()
  const { amount, number } = useFormats(site.currency)
  const rows = [...told.list.map((row) => ({ ...row, label: row.label || t("gone") }))]
  return (
    <section className="sheet" aria-labelledby="stock-title">
      <header>
        <h2 id="stock-title">{t("stock")}</h2>
        <span className="dim small">{t("stockHint")}</span>
      </header>
      <table className="shelf report">
        <thead>
          <tr>
            <th scope="col">{t("category")}</th>
            <th scope="col" className="num">
              {t("variants")}
            </th>
            <th scope="col" className="num">
              {t("pieces")}
            </th>
            <th scope="col" className="num">
              {t("amount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{row.label}</bdi>
              </th>
              <td className="num" data-label={t("variants")}>
                {number(row.variants)}
              </td>
              <td className="num" data-label={t("pieces")}>
                {number(row.pieces)}
              </td>
              <td className="num strong">{amount(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("all")}</th>
            <td className="num" data-label={t("variants")}>
              {number(told.all.variants)}
            </td>
            <td className="num" data-label={t("pieces")}>
              {number(told.all.pieces)}
            </td>
            <td className="num strong">{amount(told.all.amount)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
