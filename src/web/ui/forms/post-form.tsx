import { type FormHTMLAttributes, type ReactNode, useEffect, useRef } from "react"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { useAddress } from "../navigation/link.tsx"
import { Notice } from "../notice.tsx"
import type { useSending } from "./use-sending.ts"

type PostFormProps = {
  slot?: string
  /** The address of the action that takes it, without the prefix. */
  to: string
  sending: ReturnType<typeof useSending>
  /** What stands above the sentence that says what is wrong. */
  head?: ReactNode
  children: ReactNode
} & Omit<FormHTMLAttributes<HTMLFormElement>, "action" | "method" | "onSubmit">

/** A form that goes to an action, with scripts and without. What is wrong is counted once at its top, and the first fault gets the focus. */
export function PostForm({ slot, to, sending, head, children, ...props }: PostFormProps) {
  const { send, isPending, faults } = sending
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [faults])
  return (
    <form
      ref={form}
      data-slot={slot}
      method="post"
      action={useAddress(to)}
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={send}
      {...props}
    >
      {head}
      <FormFaults faults={faults} />
      {children}
    </form>
  )
}

/** What is wrong with the form as a whole, or how many of its fields are. One fault is said where it is. */
function FormFaults({ faults }: { faults: Readonly<Record<string, string>> }) {
  const words = useWords()
  const { "": whole, ...fields } = faults
  const count = Object.keys(fields).length
  if (whole)
    return (
      <Notice kind="fault" isNews>
        {whole}
      </Notice>
    )
  if (count < 2) return null
  return (
    <Notice kind="fault" isNews title={fill(words.fieldsWrong, { count })}>
      <p>{words.nothingLost}</p>
    </Notice>
  )
}
