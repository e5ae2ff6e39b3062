import { type ReactNode, useEffect, useRef } from "react"
import type { Faults } from "../shell/faults-of.ts"

type DialogFormProps = {
  title: string
  hint: string
  faults: Faults
  /** What is wrong with none of the fields. */
  fault?: string
  isPending: boolean
  submit: string
  /** Whether all is done; then the form is empty again. */
  onSubmit: (fields: FormData) => Promise<boolean>
  children: ReactNode
  /** What else one may do instead. */
  otherwise: ReactNode
}

/** A form in a dialog. What is wrong gets the focus, so that it is read out and can be put right. */
export function DialogForm({
  title,
  hint,
  faults,
  fault,
  isPending,
  submit,
  onSubmit,
  children,
  otherwise,
}: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = Object.keys(faults).length > 0 ? "[aria-invalid]" : "input"
    form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [faults])
  return (
    <form
      ref={form}
      data-slot="dialog-form"
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={async (event) => {
        event.preventDefault()
        const { currentTarget } = event
        if (await onSubmit(new FormData(currentTarget))) currentTarget.reset()
      }}
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
