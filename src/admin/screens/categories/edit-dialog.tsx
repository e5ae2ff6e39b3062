import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultWords } from "../../shell/fault-words.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Switch, TextArea } from "../../ui/input.tsx"
import type { ShownCategory } from "./category-row.tsx"

export type Edited =
  | { kind: "category"; category: ShownCategory | null; parent_id: number | null }
  | { kind: "tag"; tag: { id: number; dnames: string; position: number } | null; position: number }

type EditDialogProps = { edited: Edited; onClose: () => void }

/** Names a category or a tag, a new one too. */
export function EditDialog({ edited, onClose }: EditDialogProps) {
  const t = useWords("categories")
  const f = useWords("frame")
  const { act, isBusy } = useAct()
  const own = edited.kind === "category" ? edited.category : edited.tag
  const category = edited.kind === "category" ? edited.category : null
  const [dnames, setName] = useState(own?.dnames ?? "")
  const [description, setDescription] = useState(category?.description ?? "")
  const [isAd, setAd] = useState(category?.isAd ?? false)
  const [fault, setFault] = useState<string>()

  const id = own ? { id: own.id } : {}
  const options = { quiet: true, done: t("saved", { name: dnames }) }
  const send = () =>
    edited.kind === "tag"
      ? act("POST /api/admin/tag/save", { body: { ...id, dnames, position: edited.position } }, options)
      : act(
          "POST /api/admin/category/save",
          {
            body: {
              ...id,
              dnames,
              description,
              parent_id: edited.parent_id,
              media_id: category?.media_id ?? null,
              isAd,
            },
          },
          options,
        )

  async function save(): Promise<void> {
    const reply = await send()
    if (reply.code === SUCCESS) onClose()
    else setFault(faultWords(faultsOf(reply).dnames) ?? reply.msg)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={own ? t("edit", { name: own.dnames }) : t(edited.kind === "tag" ? "addTag" : "addCategory")}
      footer={
        <>
          <Button onClick={onClose}>{f("cancel")}</Button>
          <Button look="firm" isBusy={isBusy} onClick={() => void save()}>
            {f("save")}
          </Button>
        </>
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field label={t("name")} fault={fault}>
          <Input value={dnames} onChange={(event) => setName(event.target.value)} />
        </Field>
        {edited.kind === "category" && (
          <>
            <Field label={t("description")}>
              <TextArea value={description} onChange={(event) => setDescription(event.target.value)} />
            </Field>
            <Switch label={t("isAd")} checked={isAd} onChange={(event) => setAd(event.target.checked)} />
          </>
        )}
      </form>
    </Dialog>
  )
}
