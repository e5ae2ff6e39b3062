import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useLocale } from "../../shell/language.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Bars } from "./bars.tsx"
import { BY_WORDS, type SalesBy } from "./report-asked.ts"

type Told = CallReply<"GET /api/admin/report/sales">

export function SalesReport({ by, told }: { by: SalesBy; told: Told }) {
  const t = useWords("reports")
  const { site } = useMe()
  const { iso } = useLocale()
  const { amount, number, day } = useFormats(site.currency, "UTC")
  if (told.all.orders === 0) return <EmptyState title={t("nothing")}>{t("salesHint")}</EmptyState>
  const month = new Intl.DateTimeFormat(iso, { month: "long", year: "numeric", timeZone: "UTC" })
  const countries = new Intl.DisplayNames(iso, { type: "region" })
  const nameOf = ({ key, label }: Told["list"][number]): string => {
    if (by === "day" || by === "week") return day(key)
    if (by === "month") return month.format(new Date(key))
    return by === "country" ? (countries.of(key) ?? key) : label || t("gone")
  }
  return (
    <section className="sheet" aria-labelledby="sales-title">
      <header>
        <h2 id="sales-title">{t("sales")}</h2>
        <span className="dim small">{t("salesHint")}</span>
      </header>
      <Bars
        bars={told.list.map((row) => ({
          ...{ key: row.key, label: nameOf(row), value: Number(row.amount), said: amount(row.amount) },
        }))}
      />
      <table className="shelf report">
        <thead>
          <tr>
            <th scope="col">{t(BY_WORDS[by])}</th>
            <th scope="col" className="num">
              {t("orders")}
            </th>
            <th scope="col" className="num">
              {t("pieces")}
            </th>
            <th scope="col" className="num">
              {t("reduction")}
            </th>
            <th scope="col" className="num">
              {t("amount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {told.list.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{nameOf(row)}</bdi>
              </th>
              <td className="num" data-label={t("orders")}>
                {number(row.orders)}
              </td>
              <td className="num" data-label={t("pieces")}>
                {number(row.pieces)}
              </td>
              <td className="num dim" data-label={t("reduction")}>
                {amount(row.reduction)}
              </td>
              <td className="num strong">{amount(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("all")}</th>
            <td className="num" data-label={t("orders")}>
              {number(told.all.orders)}
            </td>
            <td className="num" data-label={t("pieces")}>
              {number(told.all.pieces)}
            </td>
            <td className="num" data-label={t("reduction")}>
              {amount(told.all.reduction)}
            </td>
            <td className="num strong">{amount(told.all.amount)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
