import { type FormEvent, type ReactNode, useState } from "react"
import { useLoaderData } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useLocale } from "../../shell/language.ts"
import { say } from "../../shell/toasts.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, Switch } from "../../ui/input.tsx"
import { countriesIn } from "./countries.ts"
import { GroupSheet } from "./group-sheet.tsx"
import { OssTable } from "./oss-table.tsx"
import { SettingsPage } from "./settings-page.tsx"
import { TaxZones, type ZoneTyped } from "./tax-zones.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const asked = new URL(args.request.url).searchParams.get("quarter") ?? ""
  const quarter = /^\d{4}-Q[1-4]$/.test(asked) ? asked : thisQuarter()
  const [taxes, oss] = await Promise.all([
    api.need("GET /api/admin/tax/settings"),
    api.need("GET /api/admin/tax/oss", { query: { quarter } }),
  ])
  return { taxes, oss }
}

const MONTHS = 3
function thisQuarter(): string {
  const now = new Date()
  return `${now.getFullYear()}-Q${Math.floor(now.getMonth() / MONTHS) + 1}`
}

type Taxes = CallReply<"GET /api/admin/tax/settings">
type Settings = NonNullable<Taxes["settings"]>

const FIRST: Settings = {
  prices: "gross",
  country: "",
  region: null,
  postcode: "",
  euSales: "belowThreshold",
  fixed: "gross",
  freightClass: "asGoods",
  rounding: "rate",
  withdrawalDays: 14,
  vatNumber: null,
  vatChecker: "none",
}

export function Component() {
  const { taxes, oss } = useLoaderData<typeof loader>()
  return (
    <TaxForm key={taxes.updated_at} taxes={taxes}>
      {taxes.settings?.euSales === "oss" && <OssTable oss={oss} />}
    </TaxForm>
  )
}

function TaxForm({ taxes, children }: { taxes: Taxes; children: ReactNode }) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { iso } = useLocale()
  const { act, isBusy } = useAct()
  const [isTaxed, setTaxed] = useState(taxes.settings !== null)
  const [settings, setSettings] = useState(taxes.settings ?? FIRST)
  const [zones, setZones] = useState<ZoneTyped[]>(taxes.zones)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const sent = { settings: isTaxed ? settings : null, zones: isTaxed ? zones : [] }
  const isDirty = JSON.stringify(sent) !== JSON.stringify({ settings: taxes.settings, zones: taxes.zones })
  const blocker = useUnsaved(isDirty)
  const put = (change: Partial<Settings>) => setSettings({ ...settings, ...change })
  const fault = (name: string) => (faults[`settings.${name}`] ? { fault: faults[`settings.${name}`] } : {})
  async function save(event?: FormEvent) {
    event?.preventDefault()
    const reply = await act(
      "POST /api/admin/tax/settings",
      { body: { ...sent, updated_at: taxes.updated_at } },
      { quiet: true },
    )
    setFaults(reply.code === SUCCESS ? {} : faultsOf(reply))
    if (reply.code === SUCCESS) return say(f("saved"))
    say(reply.reason === "notPossibleNow" ? t("changedByAnother") : reply.msg, { kind: "bad" })
  }
  const bar = isDirty && (
    <ActionBar isWaiting about={t("taxesChanged")}>
      <Button look="do" isBusy={isBusy} onClick={() => save()}>
        {f("save")}
      </Button>
    </ActionBar>
  )
  return (
    <SettingsPage group="taxes" bar={bar}>
      <GroupSheet title={t("taxes")} hint={t("taxesHint")}>
        <Switch label={t("takesTaxes")} checked={isTaxed} onChange={(event) => setTaxed(event.target.checked)} />
        {isTaxed && (
          <div className="form two-c">
            <Field label={t("taxPrices")}>
              <Select
                value={settings.prices}
                onChange={(event) => put({ prices: event.target.value === "net" ? "net" : "gross" })}
              >
                <option value="gross">{t("taxGross")}</option>
                <option value="net">{t("taxNet")}</option>
              </Select>
            </Field>
            <Field label={t("taxCountry")} {...fault("country")}>
              <Select value={settings.country} onChange={(event) => put({ country: event.target.value })}>
                <option value="">{t("noCountry")}</option>
                {countriesIn(iso, settings.country).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("taxRegion")} hint={t("taxRegionHint")} {...fault("region")}>
              <Input value={settings.region ?? ""} onChange={(event) => put({ region: event.target.value || null })} />
            </Field>
            <Field label={t("taxPostcode")} {...fault("postcode")}>
              <Input value={settings.postcode} onChange={(event) => put({ postcode: event.target.value })} />
            </Field>
            <Field label={t("taxEu")} hint={thresholdSays(t, taxes)}>
              <Select
                value={settings.euSales}
                onChange={(event) => put({ euSales: event.target.value === "oss" ? "oss" : "belowThreshold" })}
              >
                <option value="belowThreshold">{t("taxBelow")}</option>
                <option value="oss">{t("taxOss")}</option>
              </Select>
            </Field>
            <Field label={t("taxFreight")}>
              <Select
                value={settings.freightClass}
                onChange={(event) =>
                  put({ freightClass: FREIGHT.find((name) => name === event.target.value) ?? "asGoods" })
                }
              >
                {FREIGHT.map((name) => (
                  <option key={name} value={name}>
                    {t(`taxClass_${name}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("taxRounding")}>
              <Select
                value={settings.rounding}
                onChange={(event) => put({ rounding: event.target.value === "line" ? "line" : "rate" })}
              >
                <option value="rate">{t("taxRoundingRate")}</option>
                <option value="line">{t("taxRoundingLine")}</option>
              </Select>
            </Field>
            <Field label={t("taxWithdrawal")} hint={t("taxWithdrawalHint")} {...fault("withdrawalDays")}>
              <Input
                inputMode="numeric"
                value={settings.withdrawalDays ?? ""}
                onChange={(event) =>
                  put({ withdrawalDays: event.target.value === "" ? null : Number(event.target.value) })
                }
              />
            </Field>
            <Field label={t("taxVatNumber")} {...fault("vatNumber")}>
              <Input
                value={settings.vatNumber ?? ""}
                onChange={(event) => put({ vatNumber: event.target.value || null })}
              />
            </Field>
            <Field label={t("taxVatChecker")}>
              <Select
                value={settings.vatChecker}
                onChange={(event) => put({ vatChecker: event.target.value === "vies" ? "vies" : "none" })}
              >
                <option value="none">{t("taxCheckerNone")}</option>
                <option value="vies">{t("taxCheckerVies")}</option>
              </Select>
            </Field>
          </div>
        )}
      </GroupSheet>
      {isTaxed && <TaxZones zones={zones} faults={faults} onChange={setZones} />}
      {children}
      <Confirm
        isOpen={blocker.state === "blocked"}
        onClose={() => blocker.reset?.()}
        title={f("unsaved")}
        verb={f("unsavedLeave")}
        onConfirm={() => blocker.proceed?.()}
      >
        {t("taxesChanged")}
      </Confirm>
    </SettingsPage>
  )
}

const FREIGHT = ["asGoods", "standard", "reduced", "zero", "exempt"] as const

function thresholdSays(t: ReturnType<typeof useWords<"settings">>, { threshold }: Taxes): string {
  if (!threshold) return t("thresholdUnknown")
  return t(`threshold_${threshold.state}`, { amount: threshold.thisYear.toFixed(2) })
}
