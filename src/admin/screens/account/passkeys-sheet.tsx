import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { hasPasskeys, makePasskey } from "../../features/sign-in/passkey.ts"
import { useFormats } from "../../shell/formats.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"

type Passkey = CallReply<"GET /api/admin/account/passkeys">["list"][number]

/** Made for the host that the back office is open at. */
export function PasskeysSheet({ passkeys }: { passkeys: Passkey[] }) {
  const t = useWords("account")
  const f = useWords("frame")
  const { day } = useFormats()
  const { act, isBusy } = useAct()

  async function add(): Promise<void> {
    const options = await act("POST /api/admin/account/passkeyOptions", { body: {} })
    const passkey = options.code === SUCCESS ? await makePasskey(options.data) : null
    if (passkey) await act("POST /api/admin/account/addPasskey", { body: { passkey } }, { done: t("passkeyAdded") })
  }

  return (
    <section className="sheet" aria-labelledby="passkeys">
      <header>
        <h2 id="passkeys">{t("passkeys")}</h2>
      </header>
      <ul className="list">
        {passkeys.map(({ id, name, host, createTime }) => (
          <li key={id}>
            <span className="strong">
              <bdi>{name}</bdi>
            </span>
            <span className="dim">
              <bdi>{host}</bdi>, {day(createTime)}
            </span>
            <Button
              look="bare"
              aria-label={t("removePasskey", { name })}
              onClick={() => act("POST /api/admin/account/removePasskey", { body: { id } })}
            >
              {f("remove")}
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <div className="in">
          <Button isBusy={isBusy} onClick={add}>
            {t("addPasskey")}
          </Button>
        </div>
      )}
    </section>
  )
}
