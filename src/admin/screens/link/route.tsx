import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { FactorForm } from "../../features/sign-in/factor-form.tsx"
import { homeAfterSignIn } from "../../features/sign-in/home-after-sign-in.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { VitrineWord } from "../../ui/vitrine-mark.tsx"

/** The token stands behind the #, which no server sees; it is taken out of the address at once. */
function takeToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get("token") ?? ""
  if (location.hash) history.replaceState(history.state, "", location.pathname)
  return token
}

type Needed = Parameters<typeof FactorForm>[0]["needed"]

export function Component() {
  const t = useWords("signIn")
  const navigate = useNavigate()
  const [token] = useState(takeToken)
  const [password, setPassword] = useState("")
  const [isNeeded, setNeeded] = useState(false)
  const [fault, setFault] = useState(token ? "" : t("noLink"))
  const [factor, setFactor] = useState<Needed | null>(null)
  const [isBusy, setBusy] = useState(false)

  const enter = async () => navigate(await homeAfterSignIn(), { replace: true })

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const body = password ? { token, password } : { token }
    const reply = await staffApi(undefined).ask("POST /api/admin/login/link", { body })
    setBusy(false)
    if (reply.code === SUCCESS) return reply.data.step ? setFactor(reply.data) : void enter()
    if (reply.reason === "invalidField") setNeeded(true)
    setFault(reply.reason === "invalidField" ? t(password ? "otherPassword" : "choosePassword") : reply.msg)
  }

  return (
    <div className="door">
      <main className="door-in" id="main">
        <VitrineWord />
        <h1>{t("linkTitle")}</h1>
        {factor ? (
          <FactorForm needed={factor} onEntered={enter} onBack={() => setFactor(null)} />
        ) : (
          <form className="stack" onSubmit={open}>
            <p className="dim">{t("linkHint")}</p>
            <Field label={t("newPassword")} hint={t("newPasswordHint")} fault={fault}>
              <Input
                type="password"
                autoComplete="new-password"
                minLength={8}
                required={isNeeded}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
            <Button type="submit" look="do" isBusy={isBusy} disabled={!token}>
              {t("signIn")}
            </Button>
          </form>
        )}
      </main>
    </div>
  )
}
