import { type FormEvent, useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

/** Whoever changes the password is signed out everywhere else. */
export function PasswordSheet({ hasPassword }: { hasPassword: boolean }) {
  const t = useWords("account")
  const { act, isBusy } = useAct()
  const [old, setOld] = useState("")
  const [wanted, setWanted] = useState("")
  const [faults, setFaults] = useState<Record<string, string>>({})

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = { old, new: wanted }
    const reply = await act("POST /api/admin/account/password", { body }, { quiet: true, done: t("passwordChanged") })
    if (reply.code !== SUCCESS) {
      const { new: fault } = faultsOf(reply)
      return setFaults(fault ? { new: t("otherPassword") } : { old: reply.msg })
    }
    setFaults({})
    setOld("")
    setWanted("")
  }

  return (
    <form className="sheet" onSubmit={change} aria-labelledby="password">
      <header>
        <h2 id="password">{t("password")}</h2>
      </header>
      <div className="in stack">
        {hasPassword && (
          <Field label={t("oldPassword")} fault={faults.old}>
            <Input
              type="password"
              autoComplete="current-password"
              required
              value={old}
              onChange={(event) => setOld(event.target.value)}
            />
          </Field>
        )}
        <Field label={t("newPassword")} hint={t("passwordHint")} fault={faults.new}>
          <Input
            type="password"
            autoComplete="new-password"
            required
            minLength={8}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </Field>
        <Button type="submit" look="firm" isBusy={isBusy}>
          {t("changePassword")}
        </Button>
      </div>
    </form>
  )
}
