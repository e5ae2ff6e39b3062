import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react"
import type { Faults } from "../../shell/faults-of.ts"

type DialogFormProps = {
  title: string
  hint: string
  faults: Faults
  /** What is wrong with none of the fields. */
  fault?: string
  isPending: boolean
  submit: string
  /** The action that takes it, also without scripts. */
  action: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
  /** What else one may do instead. */
  otherwise: ReactNode
}

/** A form in a dialog, or on a page of its own. What is wrong gets the focus, so that it is read out and can be put right. */
export function DialogForm({
  title,
  hint,
  faults,
  fault,
  isPending,
  submit,
  action,
  onSubmit,
  children,
  otherwise,
}: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const isWrong = Object.keys(faults).length > 0
    if (!isWrong && !form.current?.closest("dialog")) return
    form.current?.querySelector<HTMLElement>(isWrong ? "[aria-invalid]" : "input:not([type=hidden])")?.focus()
  }, [faults])
  return (
    <form
      ref={form}
      data-slot="dialog-form"
      method="post"
      action={action}
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={onSubmit}
    >
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
      {fault && (
        <p data-slot="field-fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" data-slot="dialog-submit" aria-disabled={isPending || undefined}>
        {submit}
      </button>
      {otherwise}
    </form>
  )
}
