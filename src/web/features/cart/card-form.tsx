import type { SubmitEvent } from "react"
import { useLocation } from "react-router"
import { formQueue } from "../../shell/form-queue.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { CARD_FORM_ID, FORM_FIELDS } from "./buy-form.ts"

/**
 * What the buttons of all cards send: each names this form and the action of its good. A form around every button would be
 * twice as many elements in a list. Once in the frame.
 */
export function CardForm() {
  const words = useWords()
  const toast = useToast()
  const { pathname, search } = useLocation()
  function send(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    formQueue.send(event, submitter, {
      keepsPage: true,
      after: (outcome) => {
        if (outcome?.isDone) personalStore.changed()
        if (outcome?.isDone === false) toast(Object.values(outcome.faults).join(" "), "error")
        else if (outcome && submitter.name === FORM_FIELDS.add) toast(words.addedToCart, "success")
      },
    })
  }
  return (
    <form id={CARD_FORM_ID} method="post" onSubmit={send}>
      <input type="hidden" name={FORM_FIELDS.to} value={pathname + search} />
    </form>
  )
}
