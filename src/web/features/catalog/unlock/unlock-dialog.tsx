import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { useApi } from "../../../shell/use-api.ts"
import { useMessages } from "../../../shell/use-messages.ts"
import { Dialog } from "../../../ui/dialog.tsx"
import { DialogForm } from "../../../ui/dialog-form.tsx"
import { Field } from "../../../ui/field.tsx"
import { X } from "../../../ui/icons.tsx"
import { useToast } from "../../../ui/toast.ts"
import { useSending } from "../../../ui/use-sending.ts"

type UnlockDialogProps = {
  isOpen: boolean
  /** The address of the good that is wanted; null where one is there already. */
  wanted: string | null
  onClose: () => void
}

/** The way to locked goods: the password, or the request for it. */
export function UnlockDialog({ isOpen, wanted, onClose }: UnlockDialogProps) {
  const words = useMessages()
  const [hasPassword, setHasPassword] = useState(true)
  return (
    <Dialog
      slot="unlock-dialog"
      label={hasPassword ? words.unlockTitle : words.requestAccess}
      isOpen={isOpen}
      onClose={onClose}
    >
      {hasPassword ? (
        <PasswordForm wanted={wanted} onDone={onClose} onOther={() => setHasPassword(false)} />
      ) : (
        <RequestForm onDone={onClose} onOther={() => setHasPassword(true)} />
      )}
      <button type="button" data-slot="dialog-close" aria-label={words.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </Dialog>
  )
}

type FormProps = { onDone: () => void; onOther: () => void }

function PasswordForm({ wanted, onDone, onOther }: FormProps & { wanted: string | null }) {
  const words = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { ask } = useApi()
  const { send, isPending, faults } = useSending((password: string) =>
    ask("POST /api/goods/unlock", { body: { password } }),
  )
  async function unlock(fields: FormData) {
    if (!(await send(String(fields.get("password"))))) return false
    toast(words.freeToViewEncrypted, "success")
    onDone()
    if (wanted === null) revalidate()
    else navigate(wanted)
    return true
  }
  return (
    <DialogForm
      title={words.unlockTitle}
      hint={words.unlockHint}
      faults={faults}
      isPending={isPending}
      submit={words.unlock}
      onSubmit={unlock}
      otherwise={<Other words={words.requestAccess} onClick={onOther} />}
    >
      <Field label={words.goodsPassword} fault={faults.password ?? faults[""]}>
        {(control) => <input type="password" name="password" autoComplete="off" {...control} />}
      </Field>
    </DialogForm>
  )
}

function RequestForm({ onDone, onOther }: FormProps) {
  const words = useMessages()
  const toast = useToast()
  const { ask } = useApi()
  const { send, isPending, faults } = useSending((body: Record<"name" | "email" | "content", string>) =>
    ask("POST /api/goods/applyGoodsPassword", { body }),
  )
  async function request(fields: FormData) {
    const text = (name: string) => String(fields.get(name) ?? "")
    if (!(await send({ name: text("name"), email: text("email"), content: text("content") }))) return false
    onDone()
    toast(words.checkPwdMsg, "success")
    return true
  }
  return (
    <DialogForm
      title={words.requestAccess}
      hint={words.requestAccessHint}
      faults={faults}
      fault={faults[""]}
      isPending={isPending}
      submit={words.sendRequest}
      onSubmit={request}
      otherwise={<Other words={words.havePassword} onClick={onOther} />}
    >
      <Field label={words.yourName} fault={faults.name}>
        {(control) => <input name="name" autoComplete="name" {...control} />}
      </Field>
      <Field label={words.emailAddress} fault={faults.email}>
        {(control) => <input type="email" name="email" autoComplete="email" {...control} />}
      </Field>
      <Field label={words.yourMessage} fault={faults.content}>
        {(control) => <textarea name="content" rows={4} {...control} />}
      </Field>
    </DialogForm>
  )
}

function Other({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" data-slot="dialog-other" onClick={onClick}>
      {words}
    </button>
  )
}
