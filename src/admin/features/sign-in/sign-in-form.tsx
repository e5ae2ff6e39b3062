import { type FormEvent, useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { type Envelope, SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { FactorForm } from "./factor-form.tsx"
import { hasPasskeys, showPasskey } from "./passkey.ts"

type Entered = CallReply<"POST /api/admin/login/account">
type SignInFormProps = { email?: string; onEntered: () => void }

/** By password, passkey or a link that is mailed; where a second factor is set, it is asked for next. */
export function SignInForm({ email: known = "", onEntered }: SignInFormProps) {
  const t = useWords("signIn")
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState("")
  const [fault, setFault] = useState("")
  const [isBusy, setBusy] = useState(false)
  const [needed, setNeeded] = useState<Entered | null>(null)
  const [isLinkSent, setLinkSent] = useState(false)
  const api = staffApi(undefined)

  function take(reply: Envelope<Entered>): void {
    setFault(reply.code === SUCCESS ? "" : reply.msg)
    if (reply.code !== SUCCESS) return
    if (reply.data.step) setNeeded(reply.data)
    else onEntered()
  }

  async function busy(act: () => Promise<void>): Promise<void> {
    setBusy(true)
    await act().finally(() => setBusy(false))
  }

  const byPassword = (event: FormEvent) => {
    event.preventDefault()
    return busy(async () => take(await api.ask("POST /api/admin/login/account", { body: { email, password } })))
  }

  const byPasskey = () =>
    busy(async () => {
      const options = await api.ask("POST /api/admin/login/passkeyOptions")
      if (options.code !== SUCCESS) return setFault(options.msg)
      const passkey = await showPasskey(options.data)
      if (passkey) take(await api.ask("POST /api/admin/login/passkey", { body: { passkey } }))
    })

  const byLink = () =>
    busy(async () => {
      const reply = await api.ask("POST /api/admin/login/askLink", { body: { email } })
      setFault(reply.code === SUCCESS ? "" : reply.msg)
      setLinkSent(reply.code === SUCCESS)
    })

  if (needed) return <FactorForm needed={needed} onEntered={onEntered} onBack={() => setNeeded(null)} />
  return (
    <form className="stack" onSubmit={byPassword}>
      {fault && (
        <div className="note bad" role="alert">
          {fault}
        </div>
      )}
      {isLinkSent && (
        <p className="note" role="status">
          {t("linkSent")}
        </p>
      )}
      <Field label={t("email")}>
        <Input
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={t("password")}>
        <Input
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" look="do" isBusy={isBusy}>
        {t("signIn")}
      </Button>
      {hasPasskeys() && (
        <Button isBusy={isBusy} onClick={byPasskey}>
          {t("byPasskey")}
        </Button>
      )}
      <Button look="bare" isBusy={isBusy} disabled={!email.includes("@")} onClick={byLink}>
        {t("byLink")}
      </Button>
    </form>
  )
}
