import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useFormats } from "../../shell/formats.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import type { LookDraft } from "./use-look-draft.ts"

const DAYS = 7

/** A link to the draft for whoever should see it before it is published. */
export function ShareDialog({ draft, onClose }: { draft: LookDraft; onClose: () => void }) {
  const t = useWords("look")
  const { moment } = useFormats()
  const { act, isBusy } = useAct()
  const [address, setAddress] = useState<string | null>(null)
  const until = draft.shown.draft?.sharedUntil
  const share = async (days: number) => {
    const version = await draft.settled()
    const reply = await act(
      "POST /api/admin/look/share",
      { body: { version, days } },
      days === 0 ? { done: t("shareEnded") } : {},
    )
    if (reply.code !== SUCCESS) return
    setAddress(reply.data.address)
    draft.accept(reply.data.look, false)
  }
  const copy = async () => {
    if (address === null) return
    await navigator.clipboard.writeText(address)
    say(t("copied"))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("shareTitle")}
      footer={
        <>
          {until && <Button onClick={() => share(0)}>{t("shareEnd")}</Button>}
          {address === null ? (
            <Button look="firm" isBusy={isBusy} onClick={() => share(DAYS)}>
              {t("shareMake")}
            </Button>
          ) : (
            <Button look="firm" onClick={copy}>
              {t("copy")}
            </Button>
          )}
        </>
      }
    >
      <p>{t("shareSays")}</p>
      {address !== null && (
        <Field label={t("share")}>
          <Input className="code" readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {until && <p className="dim small">{t("shareUntil", { moment: moment(until) })}</p>}
    </Dialog>
  )
}
