import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useFetcher, useRevalidator } from "react-router"
import type { FormOutcome } from "../shell/form-outcome.ts"
import { formQueue, type QueuedForm } from "../shell/form-queue.ts"

/** Sends the forms of the page to their actions; one fetcher instead of one on every card. Once in the frame. */
export function FormSender() {
  const form = useSyncExternalStore<QueuedForm | null>(formQueue.subscribe, formQueue.first, () => null)
  const { submit, data } = useFetcher<FormOutcome>({ key: form?.key ?? "no-form" })
  const { revalidate } = useRevalidator()
  const sentFrom = useRef("")
  const [ended, setEnded] = useState<QueuedForm | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form is sent once, whatever else changes.
  useEffect(() => {
    if (!form) return
    sentFrom.current = location.pathname
    const end = () => startTransition(() => setEnded(form))
    submit(form.sender, { method: "post", defaultShouldRevalidate: false }).then(end, end)
  }, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form ends once.
  useEffect(() => {
    if (!form || ended !== form) return
    const finish = () => formQueue.finish(form, data ?? null)
    // An action that leads to the same screen with another query: only its own page has been loaded, and not anew.
    const isLedHere = !data && location.pathname === sentFrom.current
    // What was refused has changed nothing; and without a network the page would be lost with what was typed on it.
    if (isLedHere || (data?.isDone && !form.keepsPage)) revalidate().then(finish, finish)
    else finish()
  }, [form, ended])
  return null
}
