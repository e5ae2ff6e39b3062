import { type FormEvent, useState } from "react"
import { useSearchParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useFormats } from "../../shell/formats.ts"
import { useLocale } from "../../shell/language.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { GroupSheet } from "./group-sheet.tsx"

type Oss = CallReply<"GET /api/admin/tax/oss">

/** What was taxed in other member states in a quarter, and the rate by which it is told in euro. */
export function OssTable({ oss }: { oss: Oss }) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { iso } = useLocale()
  const [, setParams] = useSearchParams()
  const { amount } = useFormats(useMe().site.currency)
  const euro = useFormats("EUR").amount
  const { act, isBusy } = useAct()
  const [rate, setRate] = useState("")
  const [fault, setFault] = useState("")
  const names = new Intl.DisplayNames([iso], { type: "region" })
  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { quarter: oss.quarter, rate }
    const reply = await act("POST /api/admin/tax/euroRate", { body }, { done: f("saved"), quiet: true })
    setFault(reply.code === SUCCESS ? "" : (faultsOf(reply).rate ?? reply.msg))
  }
  return (
    <GroupSheet title={t("oss")} hint={t("ossHint")}>
      <form className="row trade" onSubmit={save}>
        <Field label={t("quarter")}>
          <Input
            defaultValue={oss.quarter}
            pattern="\d{4}-Q[1-4]"
            onBlur={(event) => setParams({ quarter: event.target.value })}
          />
        </Field>
        <Field label={t("euroRate")} {...(fault && { fault })}>
          <Input inputMode="decimal" value={rate} onChange={(event) => setRate(event.target.value)} />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {f("save")}
        </Button>
      </form>
      <table className="shelf">
        <thead>
          <tr>
            <th scope="col">{t("quarter")}</th>
            <th scope="col">{t("taxCountry")}</th>
            <th scope="col" className="num">
              {t("ossPercent")}
            </th>
            <th scope="col" className="num">
              {t("ossNet")}
            </th>
            <th scope="col" className="num">
              {t("ossTax")}
            </th>
            <th scope="col" className="num">
              {t("ossEuro")}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...oss.sales, ...oss.corrections].map((row) => (
            <tr key={`${row.quarter} ${row.country} ${row.percent}`}>
              <td>{row.quarter}</td>
              <td className="strong">{names.of(row.country)}</td>
              <td className="num">{row.percent}</td>
              <td className="num">{amount(row.net)}</td>
              <td className="num">{amount(row.tax)}</td>
              <td className="num">{row.euro ? euro(row.euro.tax) : t("ossNoRate")}</td>
            </tr>
          ))}
          {oss.sales.length + oss.corrections.length === 0 && (
            <tr>
              <td colSpan={6} className="dim">
                {t("ossNothing")}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </GroupSheet>
  )
}
