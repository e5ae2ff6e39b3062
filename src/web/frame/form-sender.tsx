import { startTransition, useEffect, useState, useSyncExternalStore } from "react"
import { useFetcher, useRevalidator } from "react-router"
import type { FormOutcome } from "../shell/form-outcome.ts"
import { formQueue, type QueuedForm } from "../shell/form-queue.ts"

/** Sends the forms of the page to their actions; one fetcher instead of one on every card. Once in the frame. */
export function FormSender() {
  const form = useSyncExternalStore<QueuedForm | null>(formQueue.subscribe, formQueue.first, () => null)
  const { submit, data } = useFetcher<FormOutcome>({ key: form?.key ?? "no-form" })
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState<QueuedForm | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form is sent once, whatever else changes.
  useEffect(() => {
    if (!form) return
    const end = () => startTransition(() => setEnded(form))
    submit(form.sender, { method: "post", defaultShouldRevalidate: false }).then(end, end)
  }, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form ends once.
  useEffect(() => {
    if (!form || ended !== form) return
    const finish = () => formQueue.finish(form, data ?? null)
    // What was refused has changed nothing; and without a network the page would be lost with what was typed on it.
    if (form.keepsPage || !data?.isDone) finish()
    else revalidate().then(finish, finish)
  }, [form, ended])
  return null
}
