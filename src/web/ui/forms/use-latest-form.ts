import { type SubmitEvent, startTransition, useEffect, useRef, useState } from "react"
import { useFetcher, useRevalidator } from "react-router"
import type { FormOutcome } from "../../shell/form-outcome.ts"

type Wish = { button: HTMLButtonElement | null; number: number }
type Sent = Wish & { fields: FormData }

/** What an action says, as it arrives. */
type Told<Outcome> = NonNullable<ReturnType<typeof useFetcher<Outcome>>["data"]>

type Options<Outcome> = {
  /** The action that takes it, without the prefix. */
  to: string
  /** The field that says which button was pressed. */
  stepField: string
  /** What came of the form as it was sent. */
  onOutcome: (outcome: Told<Outcome>, sent: { step: string; fields: FormData }) => void
}

/**
 * A form that is sent whenever something in it changes. One request is under way at a time, and each sends the form as it
 * then is: a later change is never overtaken by an earlier one.
 */
export function useLatestForm<Outcome extends FormOutcome>({ to, stepField, onOutcome }: Options<Outcome>) {
  const form = useRef<HTMLFormElement>(null)
  const { submit, data: arrived, state } = useFetcher<Outcome>()
  const { revalidate } = useRevalidator()
  const [wish, setWish] = useState<Wish>({ button: null, number: 0 })
  const sent = useRef<Sent | null>(null)
  const answered = useRef<unknown>(undefined)
  /** The answer whose page is there. */
  const [shown, setShown] = useState(arrived)
  // A fetcher's answer can be read before React knows of it; whatever is drawn then for another reason would hide the change.
  const data = state === "submitting" ? shown : arrived
  const isBusy = state !== "idle" || data !== shown

  /** Sends the form, by this button or by none. */
  const ask = (button: HTMLButtonElement | null = null) => setWish(({ number }) => ({ button, number: number + 1 }))

  useEffect(() => {
    if (!data) return
    const show = () => startTransition(() => setShown(data))
    // What was refused has changed nothing; and without a network the page would be lost with what was typed on it.
    if (data.isDone) revalidate().then(show, show)
    else show()
  }, [data, revalidate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard is the end of a request, or a new wish.
  useEffect(() => {
    if (isBusy) return
    if (data && data !== answered.current && sent.current) {
      answered.current = data
      onOutcome(data, { step: sent.current.button?.value ?? "", fields: sent.current.fields })
    }
    if (wish.number === (sent.current?.number ?? 0) || !form.current) return
    const fields = new FormData(form.current)
    if (wish.button) fields.set(stepField, wish.button.value)
    sent.current = { ...wish, fields }
    void submit(fields, { method: "post", action: to, defaultShouldRevalidate: false })
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
