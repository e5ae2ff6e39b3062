import { type FormEvent, useState } from "react"
import { useLoaderData } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { Mark } from "../../ui/mark.tsx"
import { GroupSheet } from "./group-sheet.tsx"
import { SettingsPage } from "./settings-page.tsx"

export const loader = (args: ScreenArgs) => apiOf(args).need("GET /api/admin/currency/lists")

type Currency = CallReply<"GET /api/admin/currency/lists">["list"][number]
const NEW: Pick<Currency, "code" | "symbol" | "rate" | "isBase"> & Partial<Currency> = {
  code: "",
  symbol: "",
  rate: "1",
  isBase: false,
}

export function Component() {
  const t = useWords("settings")
  const { list } = useLoaderData<typeof loader>()
  return (
    <SettingsPage group="currencies">
      <GroupSheet title={t("currencies")} hint={t("currenciesHint")}>
        {list.map((currency) => (
          <CurrencyForm key={`${currency.id} ${currency.updated_at}`} currency={currency} />
        ))}
      </GroupSheet>
      <GroupSheet title={t("newCurrency")}>
        <CurrencyForm key={list.length} currency={NEW} />
      </GroupSheet>
    </SettingsPage>
  )
}

function CurrencyForm({ currency }: { currency: typeof NEW }) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { act, isBusy } = useAct()
  const [{ code, symbol, rate }, setSent] = useState(currency)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isRemoving, setRemoving] = useState(false)
  const { id, isBase, position = 0, updated_at } = currency
  const fault = (name: string) => (faults[name] ? { fault: faults[name] } : {})
  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { code, symbol, rate, position, ...(id !== undefined && { id }), ...(updated_at && { updated_at }) }
    const reply = await act("POST /api/admin/currency/save", { body }, { done: f("saved") })
    setFaults(reply.code === SUCCESS ? {} : faultsOf(reply))
  }
  return (
    <form className="row trade" onSubmit={save} aria-label={code || t("newCurrency")}>
      <Field label={t("currencyCode")} {...fault("code")}>
        <Input
          value={code}
          maxLength={3}
          onChange={(event) => setSent({ ...currency, symbol, rate, code: event.target.value.toUpperCase() })}
        />
      </Field>
      <Field label={t("currencySymbol")} {...fault("symbol")}>
        <Input value={symbol} onChange={(event) => setSent({ ...currency, code, rate, symbol: event.target.value })} />
      </Field>
      <Field label={t("currencyRate")} {...fault("rate")}>
        <Input
          value={rate}
          inputMode="decimal"
          readOnly={isBase}
          onChange={(event) => setSent({ ...currency, code, symbol, rate: event.target.value })}
        />
      </Field>
      {isBase && <Mark>{t("baseCurrency")}</Mark>}
      <Button type="submit" look={id === undefined ? "firm" : undefined} isBusy={isBusy}>
        {id === undefined ? f("add") : f("save")}
      </Button>
      {id !== undefined && !isBase && <Button onClick={() => setRemoving(true)}>{f("remove")}</Button>}
      {id !== undefined && (
        <Confirm
          isOpen={isRemoving}
          onClose={() => setRemoving(false)}
          title={t("removeCurrency", { code })}
          verb={f("remove")}
          isBusy={isBusy}
          onConfirm={() => act("POST /api/admin/currency/remove", { body: { id } }).then(() => setRemoving(false))}
        >
          {t("removeCurrencyLost")}
        </Confirm>
      )}
    </form>
  )
}
