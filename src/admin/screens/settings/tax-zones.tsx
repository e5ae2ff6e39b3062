import plus from "lucide/dist/esm/icons/plus.mjs"
import type { CallReply } from "../../../contract/calls.ts"
import { useLocale } from "../../shell/language.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, Switch } from "../../ui/input.tsx"
import { countriesIn } from "./countries.ts"
import { GroupSheet } from "./group-sheet.tsx"

export type ZoneTyped = CallReply<"GET /api/admin/tax/settings">["zones"][number]

type TaxZonesProps = { zones: ZoneTyped[]; faults: Record<string, string>; onChange: (zones: ZoneTyped[]) => void }

const DAY_LETTERS = 10

/** The shop's own rates, a row for each area; what is wrong with one stands under it. */
export function TaxZones({ zones, faults, onChange }: TaxZonesProps) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { iso } = useLocale()
  const add = () => {
    const validFrom = new Date().toISOString().slice(0, DAY_LETTERS)
    const zone = {
      country: "",
      region: null,
      postcodes: null,
      validFrom,
      standard: null,
      reduced: null,
      freightTaxed: true,
    }
    onChange([...zones, zone])
  }
  return (
    <GroupSheet title={t("taxZones")} hint={t("taxZonesHint")}>
      {zones.map((zone, row) => {
        const put = (change: Partial<ZoneTyped>) => onChange(zones.with(row, { ...zone, ...change }))
        const fault = (name: string) => {
          const found = faults[`zones.${row}.${name}`]
          return found ? { fault: found } : {}
        }
        const postcodes = (from: string, to: string) => put({ postcodes: from || to ? { from, to } : null })
        const { from = "", to = "" } = zone.postcodes ?? {}
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places, by which faults name them
          <fieldset key={row} className="row trade" aria-label={t("taxZone", { row: row + 1 })}>
            <Field label={t("taxCountry")} {...fault("country")}>
              <Select value={zone.country} onChange={(event) => put({ country: event.target.value })}>
                <option value="">{t("noCountry")}</option>
                {countriesIn(iso, zone.country).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("taxRegion")} {...fault("region")}>
              <Input
                size={7}
                value={zone.region ?? ""}
                onChange={(event) => put({ region: event.target.value || null })}
              />
            </Field>
            <Field label={t("postcodeFrom")} {...fault("postcodes")}>
              <Input size={7} value={from} onChange={(event) => postcodes(event.target.value, to)} />
            </Field>
            <Field label={t("postcodeTo")}>
              <Input size={7} value={to} onChange={(event) => postcodes(from, event.target.value)} />
            </Field>
            <Field label={t("validFrom")} {...fault("validFrom")}>
              <Input type="date" value={zone.validFrom} onChange={(event) => put({ validFrom: event.target.value })} />
            </Field>
            <Field label={t("taxStandard")} {...fault("standard")}>
              <Input
                size={5}
                inputMode="decimal"
                value={zone.standard ?? ""}
                onChange={(event) => put({ standard: event.target.value || null })}
              />
            </Field>
            <Field label={t("taxReduced")} {...fault("reduced")}>
              <Input
                size={5}
                inputMode="decimal"
                value={zone.reduced ?? ""}
                onChange={(event) => put({ reduced: event.target.value || null })}
              />
            </Field>
            <Switch
              label={t("freightTaxed")}
              checked={zone.freightTaxed}
              onChange={(event) => put({ freightTaxed: event.target.checked })}
            />
            <Button onClick={() => onChange(zones.toSpliced(row, 1))}>{f("remove")}</Button>
          </fieldset>
        )
      })}
      <p>
        <Button look="firm" icon={plus} onClick={add}>
          {t("addZone")}
        </Button>
      </p>
    </GroupSheet>
  )
}
