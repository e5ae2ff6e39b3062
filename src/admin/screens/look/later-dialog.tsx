import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import type { LookDraft } from "./use-look-draft.ts"

/** Publishes the draft by itself, by the clock of whoever plans it. */
export function LaterDialog({ draft, onClose }: { draft: LookDraft; onClose: () => void }) {
  const t = useWords("look")
  const { act, isBusy } = useAct()
  const [when, setWhen] = useState("")
  const [fault, setFault] = useState<string>()
  const plan = async (at: string | null) => {
    const version = await draft.settled()
    const reply = await act("POST /api/admin/look/schedule", { body: { version, at } }, { quiet: true })
    if (reply.code !== SUCCESS) return setFault(reply.msg)
    draft.accept(reply.data, false)
    onClose()
  }
  const moment = new Date(when)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("later")}
      footer={
        <>
          {draft.shown.draft?.publishAt && <Button onClick={() => plan(null)}>{t("laterOff")}</Button>}
          <Button
            look="firm"
            isBusy={isBusy}
            disabled={Number.isNaN(moment.getTime())}
            onClick={() => plan(moment.toISOString())}
          >
            {t("laterVerb")}
          </Button>
        </>
      }
    >
      <Field label={t("laterAt")} {...(fault && { fault })}>
        <Input type="datetime-local" value={when} onChange={(event) => setWhen(event.target.value)} />
      </Field>
    </Dialog>
  )
}
