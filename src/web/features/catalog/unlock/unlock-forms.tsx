import { useHref } from "react-router"
import { UNLOCK_PATH } from "../../../../domain/site/route-address.ts"
import type { Faults } from "../../../shell/faults-of.ts"
import { useWords } from "../../../shell/use-words.ts"
import { DialogForm } from "../../../ui/forms/dialog-form.tsx"
import { Field } from "../../../ui/forms/field.tsx"
import { useSending } from "../../../ui/forms/use-sending.ts"

type FormProps = {
  /** What was wrong where it was sent without scripts. */
  faults?: Faults
  onDone: () => void
  /** The way to the other form, where only one is shown. */
  onOther?: () => void
}

/** The password of the locked goods. `to` is where it leads without scripts. */
export function PasswordForm({ to, onOther, ...sending }: FormProps & { to: string }) {
  const words = useWords()
  const { send, isPending, faults } = useSending(sending)
  return (
    <DialogForm
      title={words.unlockTitle}
      hint={words.unlockHint}
      faults={faults}
      isPending={isPending}
      submit={words.unlock}
      action={useHref(UNLOCK_PATH)}
      onSubmit={send}
      otherwise={onOther && <Other words={words.requestAccess} onClick={onOther} />}
    >
      <input type="hidden" name="to" value={to} />
      <Field label={words.goodsPassword} fault={faults.password ?? faults[""]}>
        {(control) => <input type="password" name="password" autoComplete="off" {...control} />}
      </Field>
    </DialogForm>
  )
}

/** The request for it. */
export function RequestForm({ onOther, ...sending }: FormProps) {
  const words = useWords()
  const { send, isPending, faults } = useSending(sending)
  return (
    <DialogForm
      title={words.requestAccess}
      hint={words.requestAccessHint}
      faults={faults}
      fault={faults[""]}
      isPending={isPending}
      submit={words.sendRequest}
      action={useHref(UNLOCK_PATH)}
      onSubmit={send}
      otherwise={onOther && <Other words={words.havePassword} onClick={onOther} />}
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
