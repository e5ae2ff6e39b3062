import plus from "lucide/dist/esm/icons/plus.mjs"
import { type FormEvent, useState } from "react"
import { useLoaderData } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { Mark } from "../../ui/mark.tsx"
import { GroupSheet } from "./group-sheet.tsx"
import { SettingsPage } from "./settings-page.tsx"

export const loader = (args: ScreenArgs) => apiOf(args).need("GET /api/admin/site/domains")

type Domain = CallReply<"GET /api/admin/site/domains">["list"][number]

export function Component() {
  const t = useWords("settings")
  const { list } = useLoaderData<typeof loader>()
  return (
    <SettingsPage group="domains">
      <GroupSheet title={t("domains")} hint={t("domainsHint")}>
        <ul className="list flush0">
          {list.map((domain) => (
            <DomainRow key={domain.host} domain={domain} />
          ))}
        </ul>
        <AddDomain />
      </GroupSheet>
    </SettingsPage>
  )
}

function AddDomain() {
  const t = useWords("settings")
  const { act, isBusy } = useAct()
  const [host, setHost] = useState("")
  const [fault, setFault] = useState("")
  async function add(event: FormEvent) {
    event.preventDefault()
    const reply = await act("POST /api/admin/domain/add", { body: { host } }, { quiet: true })
    setFault(reply.code === SUCCESS ? "" : (faultsOf(reply).host ?? reply.msg))
    if (reply.code === SUCCESS) setHost("")
  }
  return (
    <form className="row" onSubmit={add}>
      <Field label={t("newDomain")} {...(fault && { fault })}>
        <Input dir="ltr" placeholder="shop.example" value={host} onChange={(event) => setHost(event.target.value)} />
      </Field>
      <Button type="submit" look="firm" icon={plus} isBusy={isBusy}>
        {t("addDomain")}
      </Button>
    </form>
  )
}

function DomainRow({ domain: { host, isPrimary, state, proof } }: { domain: Domain }) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { act, isBusy } = useAct()
  const [isRemoving, setRemoving] = useState(false)
  async function check() {
    const reply = await act("POST /api/admin/domain/check", { body: { host } })
    if (reply.code !== SUCCESS) return
    const { isOpen, record, file } = reply.data
    if (isOpen) return say(t("domainOpen", { host }))
    const isSilent = record === "unreachable" && file === "unreachable"
    say(isSilent ? t("domainUnreachable", { host }) : t("domainUnproved", { host }), { kind: "bad" })
  }
  return (
    <li>
      <div className="stack">
        <div className="row">
          <bdi className="strong">{host}</bdi>
          {isPrimary && <Mark kind="ok">{t("primary")}</Mark>}
          {state === "waiting" && <Mark kind="wait">{t("waitsForProof")}</Mark>}
          <span className="push" />
          {state === "open" && !isPrimary && (
            <Button isBusy={isBusy} onClick={() => act("POST /api/admin/domain/primary", { body: { host } })}>
              {t("makePrimary")}
            </Button>
          )}
          {state === "waiting" && (
            <Button isBusy={isBusy} onClick={check}>
              {t("checkDomain")}
            </Button>
          )}
          {!isPrimary && <Button onClick={() => setRemoving(true)}>{f("remove")}</Button>}
        </div>
        {proof && (
          <dl className="small">
            <dt>{t("proofRecord")}</dt>
            <dd>
              <code className="code">{proof.record.name}</code> TXT <code className="code">{proof.record.value}</code>
            </dd>
            <dt>{t("proofFile")}</dt>
            <dd>
              <code className="code">{proof.file.address}</code>: <code className="code">{proof.file.content}</code>
            </dd>
          </dl>
        )}
      </div>
      <Confirm
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t("removeDomain", { host })}
        verb={f("remove")}
        {...(state === "open" && { typed: host })}
        isBusy={isBusy}
        onConfirm={async () => {
          await act("POST /api/admin/domain/remove", { body: { host } })
          setRemoving(false)
        }}
      >
        {t("removeDomainLost", { host })}
      </Confirm>
    </li>
  )
}
