import { type SubmitEvent, startTransition, useEffect, useRef, useState } from "react"
import { useFetcher, useRevalidator } from "react-router"
import type { FormOutcome } from "../../shell/form-outcome.ts"

type Wish = { button: HTMLButtonElement | null; number: number }
type Sent = Wish & { fields: FormData }
type Ended<Outcome> = { sent: Sent | null; outcome: Outcome | undefined }

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
  const { submit, data } = useFetcher<Outcome>()
  const { revalidate } = useRevalidator()
  const [wish, setWish] = useState<Wish>({ button: null, number: 0 })
  const sent = useRef<Sent | null>(null)
  const heard = useRef<unknown>(undefined)
  // A fetcher's answer can be read before React knows of it, in whatever is drawn just then: it is asked only once the
  // request is known to be over.
  const [answered, setAnswered] = useState<Sent | null>(null)
  /** The last request whose page is there too. */
  const [ended, setEnded] = useState<Ended<Told<Outcome>>>({ sent: null, outcome: undefined })
  const isBusy = wish.number !== (ended.sent?.number ?? 0)

  /** Sends the form, by this button or by none. A button that waits for its turn is not forgotten for a change. */
  const ask = (button: HTMLButtonElement | null = null) =>
    setWish(({ button: before, number }) => {
      const isWaiting = number !== (sent.current?.number ?? 0)
      return { button: button ?? (isWaiting ? before : null), number: number + 1 }
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard is the end of a request.
  useEffect(() => {
    if (!answered) return
    const outcome = data === heard.current ? undefined : data
    heard.current = data
    const end = () => startTransition(() => setEnded({ sent: answered, outcome }))
    // What was refused has changed nothing; and without a network the page would be lost with what was typed on it.
    if (outcome?.isDone) revalidate().then(end, end)
    else end()
  }, [answered])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once.
  useEffect(() => {
    if (!ended.sent || ended.outcome === undefined) return
    onOutcome(ended.outcome, { step: ended.sent.button?.value ?? "", fields: ended.sent.fields })
  }, [ended])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard is the end of a request, or a new wish.
  useEffect(() => {
    const isUnderWay = sent.current !== ended.sent
    if (isUnderWay || wish.number === (sent.current?.number ?? 0) || !form.current) return
    const fields = new FormData(form.current)
    if (wish.button) fields.set(stepField, wish.button.value)
    const next = { ...wish, fields }
    sent.current = next
    const answer = () => startTransition(() => setAnswered(next))
    submit(fields, { method: "post", action: to, defaultShouldRevalidate: false }).then(answer, answer)
  }, [ended, wish])

  return {
    form,
    ask,
    isBusy,
    outcome: ended.outcome,
    send(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      const { submitter } = event.nativeEvent
      ask(submitter instanceof HTMLButtonElement ? submitter : null)
    },
  }
}
