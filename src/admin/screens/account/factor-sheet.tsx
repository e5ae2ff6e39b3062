import { useState } from "react"
import { renderSVG } from "uqr"
import { SUCCESS } from "../../../contract/envelope.ts"
import type { Me } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

const picture = (uri: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`

/** The second factor: set up by an app or a passkey, with ten codes to write down; turned off by password and code. */
export function FactorSheet({ me: { factor }, hasPasskey }: { me: Me; hasPasskey: boolean }) {
  const t = useWords("account")
  const { act, isBusy } = useAct()
  const [password, setPassword] = useState("")
  const [code, setCode] = useState("")
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const isOn = factor.code || factor.passkey

  async function start(): Promise<void> {
    const reply = await act("POST /api/admin/account/startCode", { body: { password } })
    if (reply.code === SUCCESS) setStarted(reply.data)
  }

  async function confirm(): Promise<void> {
    const reply = await act("POST /api/admin/account/confirmCode", { body: { code } }, { done: t("factorOn") })
    if (reply.code !== SUCCESS) return
    setStarted(null)
    setCode("")
    setCodes(reply.data.recoveryCodes)
  }

  async function askForPasskey(): Promise<void> {
    const reply = await act("POST /api/admin/account/passkeyFactor", { body: { password } }, { done: t("factorOn") })
    if (reply.code === SUCCESS) setCodes(reply.data.recoveryCodes)
  }

  async function renew(): Promise<void> {
    const reply = await act("POST /api/admin/account/recoveryCodes", { body: { password } })
    if (reply.code === SUCCESS) setCodes(reply.data.recoveryCodes)
  }

  async function turnOff(): Promise<void> {
    const shown = /^\d{6}$/.test(code.trim()) ? { code } : { recovery: code }
    const reply = await act(
      "POST /api/admin/account/factorOff",
      { body: { password, ...shown } },
      { done: t("factorOff") },
    )
    if (reply.code === SUCCESS) setCode("")
  }

  return (
    <section className="sheet" aria-labelledby="factor">
      <header>
        <h2 id="factor">{t("factor")}</h2>
      </header>
      <div className="in stack">
        <p>{isOn ? t("factorIsOn", { count: factor.recoveryLeft }) : t("factorIsOff")}</p>
        {codes.length > 0 && (
          <div className="note" role="status">
            <p>{t("writeDown")}</p>
            <ul className="code">
              {codes.map((each) => (
                <li key={each}>
                  <bdi>{each}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Field label={t("passwordConfirms")} hint={t("passwordConfirmsHint")}>
          <Input
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {started && (
          <>
            <p>{t("scan")}</p>
            <img src={picture(started.uri)} alt={t("qr")} width="200" height="200" />
            <p className="code">
              <bdi>{started.secret}</bdi>
            </p>
          </>
        )}
        {(started || isOn) && (
          <Field label={t(started ? "firstCode" : "codeOrRecovery")}>
            <Input autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
          </Field>
        )}
        <div className="row">
          {started ? (
            <Button look="do" isBusy={isBusy} onClick={confirm}>
              {t("confirmCode")}
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={start}>
              {t(factor.code ? "otherApp" : "setUpApp")}
            </Button>
          )}
          {hasPasskey && !factor.passkey && (
            <Button isBusy={isBusy} onClick={askForPasskey}>
              {t("passkeyAsFactor")}
            </Button>
          )}
          {isOn && (
            <>
              <Button isBusy={isBusy} onClick={renew}>
                {t("newCodes")}
              </Button>
              <Button look="danger" isBusy={isBusy} onClick={turnOff}>
                {t("turnOff")}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
