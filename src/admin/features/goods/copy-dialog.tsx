import { useState } from "react"
import { useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultWords } from "../../shell/fault-words.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

type CopyDialogProps = { good: { id: number; dnames: string; dno: string } | null; onClose: () => void }

/** Asks for the number of the copy, makes it and goes there. */
export function CopyDialog({ good, onClose }: CopyDialogProps) {
  const t = useWords("goods")
  const f = useWords("frame")
  const { shop = "" } = useParams()
  const navigate = useNavigate()
  const { act, isBusy } = useAct()
  const [dno, setDno] = useState("")
  const [fault, setFault] = useState<string>()

  async function copy(): Promise<void> {
    if (!good) return
    const body = { id: good.id, dno: dno || `${good.dno}-2` }
    const reply = await act("POST /api/admin/goods/copy", { body }, { quiet: true, done: t("copied") })
    if (reply.code !== SUCCESS) return setFault(faultWords(faultsOf(reply).dno) ?? reply.msg)
    onClose()
    await navigate(`/admin/${shop}/goods/${reply.data.id}`)
  }

  return (
    <Dialog
      isOpen={good !== null}
      onClose={onClose}
      title={t("copyTitle", { name: good?.dnames ?? "" })}
      footer={
        <>
          <Button onClick={onClose}>{f("cancel")}</Button>
          <Button look="firm" isBusy={isBusy} onClick={() => void copy()}>
            {t("copyVerb")}
          </Button>
        </>
      }
    >
      <p className="dim">{t("copyHint")}</p>
      <Field label={t("copyNumber")} fault={fault}>
        <Input
          className="code"
          placeholder={good ? `${good.dno}-2` : ""}
          value={dno}
          onChange={(event) => setDno(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
