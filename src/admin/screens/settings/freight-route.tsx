import { type FormEvent, useState } from "react"
import { useLoaderData } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useLocale } from "../../shell/language.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select } from "../../ui/input.tsx"
import { countriesIn } from "./countries.ts"
import { GroupSheet } from "./group-sheet.tsx"
import { SettingsForm } from "./settings-form.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [settings, freight] = await Promise.all([
    api.need("GET /api/admin/site/settings"),
    api.need("GET /api/admin/freight/lists"),
  ])
  return { settings, rates: freight.list }
}

type Rate = CallReply<"GET /api/admin/freight/lists">["list"][number]
const GRAMS = 500

export function Component() {
  const t = useWords("settings")
  const { settings, rates } = useLoaderData<typeof loader>()
  return (
    <SettingsForm group="freight" settings={settings}>
      <GroupSheet title={t("regions", { count: rates.length })} hint={t("regionsHint")}>
        {rates.map((rate) => (
          <RateForm key={`${rate.region_code} ${rate.updated_at}`} rate={rate} />
        ))}
      </GroupSheet>
      <GroupSheet title={t("newRegion")}>
        <RateForm key={rates.length} rate={null} />
      </GroupSheet>
    </SettingsForm>
  )
}

const COLUMNS = ["firstWeight", "firstFee", "furtherWeight", "furtherFee", "freeAbove", "min", "max"] as const
type Column = (typeof COLUMNS)[number]
const SAYS = {
  firstWeight: "firstWeight",
  firstFee: "firstFee",
  furtherWeight: "furtherWeight",
  furtherFee: "furtherFee",
  freeAbove: "freeAbove",
  min: "daysLeast",
  max: "daysMost",
} as const

const typedOf = (rate: Rate | null): Record<Column, string> => ({
  firstWeight: String(rate?.firstWeight ?? GRAMS),
  firstFee: String(rate?.firstFee ?? ""),
  furtherWeight: String(rate?.furtherWeight ?? GRAMS),
  furtherFee: String(rate?.furtherFee ?? ""),
  freeAbove: String(rate?.freeAbove ?? ""),
  min: String(rate?.days?.min ?? ""),
  max: String(rate?.days?.max ?? ""),
})

function RateForm({ rate }: { rate: Rate | null }) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { iso } = useLocale()
  const { act, isBusy } = useAct()
  const [typed, setTyped] = useState(() => typedOf(rate))
  const [code, setCode] = useState(rate?.region_code ?? "")
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isRemoving, setRemoving] = useState(false)
  const number = (column: Column) =>
    typed[column].trim() === "" ? Number.NaN : Number(typed[column].replace(",", "."))
  async function save(event: FormEvent) {
    event.preventDefault()
    const hasDays = typed.min !== "" || typed.max !== ""
    const body = {
      region_code: code,
      firstWeight: number("firstWeight"),
      firstFee: number("firstFee"),
      furtherWeight: number("furtherWeight"),
      furtherFee: number("furtherFee"),
      freeAbove: typed.freeAbove.trim() === "" ? null : number("freeAbove"),
      days: hasDays ? { min: number("min"), max: number("max") } : null,
      updated_at: rate?.updated_at ?? null,
    }
    const reply = await act("POST /api/admin/freight/save", { body }, { done: f("saved") })
    setFaults(reply.code === SUCCESS ? {} : faultsOf(reply))
  }
  const faultOf = (name: string) => faults[name] ?? faults[`days.${name}`]
  return (
    <form className="row trade" onSubmit={save} aria-label={rate?.regionName ?? t("newRegion")}>
      {rate ? (
        <b className="place">{rate.regionName}</b>
      ) : (
        <Field label={t("region")} {...(faults.region_code && { fault: faults.region_code })}>
          <Select value={code} onChange={(event) => setCode(event.target.value)}>
            <option value="">{t("noCountry")}</option>
            {countriesIn(iso).map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {COLUMNS.map((column) => {
        const fault = faultOf(column)
        return (
          <Field key={column} label={t(SAYS[column])} {...(fault && { fault })}>
            <Input
              inputMode="decimal"
              size={6}
              value={typed[column]}
              onChange={(event) => setTyped({ ...typed, [column]: event.target.value })}
            />
          </Field>
        )
      })}
      <Button type="submit" look={rate ? undefined : "firm"} isBusy={isBusy}>
        {rate ? f("save") : f("add")}
      </Button>
      {rate && (
        <>
          <Button onClick={() => setRemoving(true)}>{f("remove")}</Button>
          <Confirm
            isOpen={isRemoving}
            onClose={() => setRemoving(false)}
            title={t("removeRegion", { region: rate.regionName })}
            verb={f("remove")}
            isBusy={isBusy}
            onConfirm={() =>
              act("POST /api/admin/freight/remove", { body: { region_code: code } }).then(() => setRemoving(false))
            }
          >
            {t("removeRegionLost", { region: rate.regionName })}
          </Confirm>
        </>
      )}
    </form>
  )
}
