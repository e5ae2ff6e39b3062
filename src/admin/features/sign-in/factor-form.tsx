import { type FormEvent, useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { showPasskey } from "./passkey.ts"

type FactorFormProps = {
  needed: Pick<CallReply<"POST /api/admin/login/account">, "step" | "factors">
  onEntered: () => void
  onBack: () => void
}

/** The second factor after a password or a link: a code of an app, a passkey, or one of the recovery codes. */
export function FactorForm({ needed: { step, factors }, onEntered, onBack }: FactorFormProps) {
  const t = useWords("signIn")
  const [isRecovery, setRecovery] = useState(!factors.includes("code"))
  const [typed, setTyped] = useState("")
  const [fault, setFault] = useState("")
  const [isBusy, setBusy] = useState(false)
  const api = staffApi(undefined)

  async function send(shown: Parameters<typeof sent>[0]): Promise<void> {
    setBusy(true)
    const reply = await sent(shown)
    setBusy(false)
    if (reply.code === SUCCESS) return onEntered()
    setFault(reply.msg)
    setTyped("")
  }

  const sent = (shown: { code?: string; recovery?: string; passkey?: Awaited<ReturnType<typeof showPasskey>> }) => {
    const { passkey, ...typed } = shown
    return api.ask("POST /api/admin/login/factor", { body: { step, ...typed, ...(passkey && { passkey }) } })
  }

  async function byPasskey(): Promise<void> {
    const options = await api.ask("POST /api/admin/login/factorOptions", { body: { step } })
    if (options.code !== SUCCESS) return setFault(options.msg)
    const passkey = await showPasskey(options.data)
    if (passkey) await send({ passkey })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void send(isRecovery ? { recovery: typed } : { code: typed })
  }

  return (
    <form className="stack" onSubmit={submit}>
      <p className="dim">{t(isRecovery ? "recoveryHint" : "codeHint")}</p>
      <Field label={t(isRecovery ? "recoveryCode" : "code")} fault={fault}>
        <Input
          key={String(isRecovery)}
          inputMode={isRecovery ? "text" : "numeric"}
          autoComplete="one-time-code"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" look="do" isBusy={isBusy}>
        {t("goOn")}
      </Button>
      {factors.includes("passkey") && (
        <Button isBusy={isBusy} onClick={byPasskey}>
          {t("byPasskey")}
        </Button>
      )}
      {factors.includes("code") && (
        <Button look="bare" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? "useCode" : "useRecovery")}
        </Button>
      )}
      <Button look="bare" onClick={onBack}>
        {t("back")}
      </Button>
    </form>
  )
}
