import type { FormOutcome } from "./form-outcome.ts"

type Sender = HTMLFormElement | HTMLButtonElement
export type QueuedForm = {
  key: string
  /** The form, or the button that it is sent by. */
  sender: Sender
  /** Whether what the page shows stays true: then it is not loaded anew. */
  keepsPage: boolean
  /** Null where the action led elsewhere. */
  after: (outcome: FormOutcome | null) => void
}

/** Forms on their way to their actions, one at a time, so that none overtakes another. `FormSender` in the frame sends them. */
function createFormQueue() {
  let forms: readonly QueuedForm[] = []
  let count = 0
  const listeners = new Set<() => void>()

  function set(next: readonly QueuedForm[]) {
    forms = next
    for (const listener of listeners) listener()
  }

  return {
    first: () => forms[0] ?? null,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Takes a form that is being submitted; while nobody is there to send it, the browser does as it would without scripts. */
    send(
      event: { preventDefault: () => void },
      sender: Sender,
      { keepsPage, after }: Omit<QueuedForm, "key" | "sender">,
    ) {
      if (listeners.size === 0) return
      event.preventDefault()
      count += 1
      set([...forms, { key: `form-${count}`, sender, keepsPage, after }])
    },

    finish(form: QueuedForm, outcome: FormOutcome | null) {
      set(forms.filter((one) => one !== form))
      form.after(outcome)
    },
  }
}

/** The forms of this page; on the server nothing is sent. */
export const formQueue = createFormQueue()
