import type { SubmitEvent } from "react"
import { formQueue } from "../../shell/form-queue.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { useToast } from "../../ui/overlays/toast.ts"

/** Sends the item's form by script, and says what became of it. */
export function useBuying(): (event: SubmitEvent<HTMLFormElement>) => void {
  const words = useWords()
  const toast = useToast()
  return (event) =>
    formQueue.send(event, event.currentTarget, {
      keepsPage: true,
      after: (outcome) => {
        if (outcome?.isDone) personalStore.changed()
        if (outcome?.isDone === false) toast(Object.values(outcome.faults).join(" "), "error")
        else if (outcome) toast(words.addedToCart, "success")
      },
    })
}
