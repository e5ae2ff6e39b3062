import { type FormEvent, useState } from "react"
import { useLoaderData } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { ACCOUNT_MODES, ACCOUNT_PROVIDERS, keyRules, PROVIDER_METHODS } from "../../../domain/payments/provider-keys.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useFormats } from "../../shell/formats.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { Box, Input, Switch } from "../../ui/input.tsx"
import { Mark, Note } from "../../ui/mark.tsx"
import { GroupSheet } from "./group-sheet.tsx"
import { OfflineWayForm } from "./offline-way-form.tsx"
import { SettingsPage } from "./settings-page.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [accounts, ways] = await Promise.all([
    api.need("GET /api/admin/paymentAccount/lists"),
    api.need("GET /api/admin/offlineWay/lists"),
  ])
  return { accounts: accounts.list, ways: ways.list }
}

type Account = CallReply<"GET /api/admin/paymentAccount/lists">["list"][number]
const PLACES = ACCOUNT_PROVIDERS.flatMap((provider) => ACCOUNT_MODES.map((mode) => ({ provider, mode })))

export function Component() {
  const t = useWords("settings")
  const { accounts, ways } = useLoaderData<typeof loader>()
  return (
    <SettingsPage group="payments">
      {PLACES.map((place) => {
        const account = accounts.find(({ provider, mode }) => provider === place.provider && mode === place.mode)
        return <AccountSheet key={`${place.provider} ${place.mode}`} place={place} account={account} />
      })}
      <GroupSheet title={t("offlineWays")} hint={t("offlineWaysHint")}>
        {ways.map((way) => (
          <OfflineWayForm key={`${way.way} ${way.updated_at}`} way={way} />
        ))}
      </GroupSheet>
    </SettingsPage>
  )
}

type AccountSheetProps = { place: (typeof PLACES)[number]; account: Account | undefined }

function AccountSheet({ place: { provider, mode }, account }: AccountSheetProps) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { moment } = useFormats()
  const { act, isBusy } = useAct()
  const [keys, setKeys] = useState<Record<string, string>>({})
  const [methods, setMethods] = useState<readonly string[]>(account?.methods ?? PROVIDER_METHODS[provider])
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isRemoving, setRemoving] = useState(false)
  const title = `${t(`provider_${provider}`)}, ${t(mode === "live" ? "liveMoney" : "testMoney")}`
  const names = [...keyRules(provider).keys()]
  async function save(event: FormEvent) {
    event.preventDefault()
    const filled = Object.fromEntries(Object.entries(keys).filter(([, value]) => value.trim() !== ""))
    const body = { provider, mode, keys: filled, methods: [...methods] }
    const reply = await act("POST /api/admin/paymentAccount/save", { body }, { done: f("saved") })
    setFaults(reply.code === SUCCESS ? {} : faultsOf(reply))
    if (reply.code === SUCCESS) setKeys({})
  }
  return (
    <GroupSheet title={title} hint={t("keysHint")}>
      {account && (
        <div className="row">
          <Switch
            label={t("accountOn")}
            checked={account.isOn}
            onChange={() =>
              act("POST /api/admin/paymentAccount/switch", { body: { id: account.id, isOn: !account.isOn } })
            }
          />
          <Mark kind={account.isOffered ? "ok" : undefined}>
            {account.isOffered ? t("takesMoney") : t("takesNoMoney")}
          </Mark>
          <span className="push" />
          <Button
            isBusy={isBusy}
            onClick={() => act("POST /api/admin/paymentAccount/test", { body: { id: account.id } })}
          >
            {t("testConnection")}
          </Button>
          <Button onClick={() => setRemoving(true)}>{f("remove")}</Button>
        </div>
      )}
      {[...(account?.problems ?? []), ...(account?.tested?.problems ?? [])].map(({ reason, msg }) => (
        <Note key={reason} kind="bad">
          {msg}
        </Note>
      ))}
      {account?.tested && (
        <p className="small dim">
          {account.tested.problems.length === 0
            ? t("testedWell", { time: moment(account.tested.at) })
            : t("testedBadly", { time: moment(account.tested.at) })}
        </p>
      )}
      {account?.keysInEnvironment ? (
        <p className="dim">{t("keysOnServer")}</p>
      ) : (
        <form className="form two-c" onSubmit={save} aria-label={title}>
          {names.map((name) => {
            const known = account?.keys.find((key) => key.name === name)
            const fault = faults[`keys.${name}`]
            return (
              <Field
                key={name}
                label={name}
                {...(known?.shown && { hint: known.isSecret ? t("keyEnds", { end: known.shown }) : known.shown })}
                {...(fault && { fault })}
              >
                <Input
                  autoComplete="off"
                  value={keys[name] ?? ""}
                  onChange={(event) => setKeys({ ...keys, [name]: event.target.value })}
                />
              </Field>
            )
          })}
          <fieldset className="field">
            <legend>{t("methods")}</legend>
            {PROVIDER_METHODS[provider].map((method) => (
              <label key={method} htmlFor={`${provider}-${mode}-${method}`} className="row">
                <Box
                  id={`${provider}-${mode}-${method}`}
                  checked={methods.includes(method)}
                  onChange={(event) =>
                    setMethods(event.target.checked ? [...methods, method] : methods.filter((each) => each !== method))
                  }
                />
                {method}
              </label>
            ))}
          </fieldset>
          <p>
            <Button type="submit" look="firm" isBusy={isBusy}>
              {f("save")}
            </Button>
          </p>
        </form>
      )}
      {account && (
        <p className="small dim">
          {t("webhook")} <code className="code">{account.webhookUrl}</code>
        </p>
      )}
      {account && (
        <Confirm
          isOpen={isRemoving}
          onClose={() => setRemoving(false)}
          title={t("removeAccount", { account: title })}
          verb={f("remove")}
          typed={t(`provider_${provider}`)}
          isBusy={isBusy}
          onConfirm={() =>
            act("POST /api/admin/paymentAccount/remove", { body: { id: account.id } }).then(() => setRemoving(false))
          }
        >
          {t("removeAccountLost")}
        </Confirm>
      )}
    </GroupSheet>
  )
}
