import { type SubmitEvent, useState } from "react"
import type { Faults } from "../../shell/faults-of.ts"
import { formQueue } from "../../shell/form-queue.ts"

type Options = {
  /** What was wrong with it where it was sent without scripts. */
  faults?: Faults
  onDone?: () => void
  onFault?: (faults: Faults) => void
}

/** A form on its way to its action: one at a time, and afterwards what was wrong with it. The page is then loaded anew. */
export function useSending({ faults: first = {}, onDone, onFault }: Options) {
  const [isPending, setPending] = useState(false)
  const [faults, setFaults] = useState<Faults>(first)

  function send(
    event: SubmitEvent<HTMLFormElement>,
    sender: HTMLFormElement | HTMLButtonElement = event.currentTarget,
  ) {
    if (isPending) return event.preventDefault()
    setPending(true)
    formQueue.send(event, sender, {
      keepsPage: false,
      after: (outcome) => {
        setPending(false)
        const wrong = outcome?.isDone === false ? outcome.faults : {}
        setFaults(wrong)
        if (outcome?.isDone === false) return onFault?.(wrong)
        if (sender instanceof HTMLFormElement) sender.reset()
        onDone?.()
      },
    })
  }
  return { send, isPending, faults }
}
