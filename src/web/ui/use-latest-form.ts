import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"
import type { FormOutcome } from "../shell/form-outcome.ts"

type Wish = { button: HTMLButtonElement | null; number: number }

/** What an action says, as it arrives. */
type Told<Outcome> = NonNullable<ReturnType<typeof useFetcher<Outcome>>["data"]>

type Options<Outcome> = {
  /** The action that takes it, without the prefix. */
  to: string
  /** The field that says which button was pressed. */
  stepField: string
  /** What came of it; `isLatest`: nothing was changed meanwhile. */
  onOutcome: (outcome: Told<Outcome>, about: { step: string; isLatest: boolean }) => void
}

/**
 * A form that is sent whenever something in it changes. One request is under way at a time, and each sends the form as it
 * then is: a later change is never overtaken by an earlier one.
 */
export function useLatestForm<Outcome extends FormOutcome>({ to, stepField, onOutcome }: Options<Outcome>) {
  const form = useRef<HTMLFormElement>(null)
  const { submit, data, state } = useFetcher<Outcome>()
  const [wish, setWish] = useState<Wish>({ button: null, number: 0 })
  const sent = useRef<Wish>(wish)
  const answered = useRef<unknown>(undefined)
  const isBusy = state !== "idle"

  /** Sends the form, by this button or by none. */
  const ask = (button: HTMLButtonElement | null = null) => setWish(({ number }) => ({ button, number: number + 1 }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard is the end of a request, or a new wish.
  useEffect(() => {
    if (isBusy) return
    if (data && data !== answered.current) {
      answered.current = data
      onOutcome(data, { step: sent.current.button?.value ?? "", isLatest: sent.current.number === wish.number })
    }
    if (wish.number === sent.current.number || !form.current) return
    sent.current = wish
    const fields = new FormData(form.current)
    if (wish.button) fields.set(stepField, wish.button.value)
    void submit(fields, { method: "post", action: to })
  }, [isBusy, data, wish])

  return {
    form,
    ask,
    isBusy,
    outcome: data,
    send(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      const { submitter } = event.nativeEvent
      ask(submitter instanceof HTMLButtonElement ? submitter : null)
    },
  }
}
