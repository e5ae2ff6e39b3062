import { useHref } from "react-router"
import { orderPath } from "../../../domain/site/route-address.ts"
import type { Order } from "../../features/orders/order.ts"
import { ORDER_FIELDS } from "../../features/orders/order-forms.ts"
import type { OrderReturn } from "../../features/orders/read-return.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button, ButtonLink } from "../../ui/forms/button.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Dialog } from "../../ui/overlays/dialog.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import type { OrderQuestion } from "./order-questions.ts"

type About = { question: OrderQuestion; order: Order; returned: OrderReturn | null }

/** The question over the page. */
export function OrderQuestionDialog({ isOpen, onClose, ...about }: About & { isOpen: boolean; onClose: () => void }) {
  const { title } = useQuestionWords(about.question)
  return (
    <Dialog slot="question" label={title} isOpen={isOpen} onClose={onClose}>
      <QuestionForm {...about} faults={{}} onClose={onClose} />
    </Dialog>
  )
}

/** The same on the page, where no dialog can open: without scripts, or by its address. Nothing to be asked, nothing is shown. */
export function OrderQuestionBox({ faults, ...about }: About & { faults: Faults }) {
  return isOpenQuestion(about) ? (
    <section data-slot="form-panel">
      <QuestionForm {...about} faults={faults} />
    </section>
  ) : null
}

const isOpenQuestion = ({ question, order, returned }: About) => {
  if (question === "cancel" || question === "confirm") return order.actions.includes(question)
  return returned?.steps.includes(question === "cancelReturn" ? "cancel" : "confirm") ?? false
}

type QuestionFormProps = About & { faults: Faults; onClose?: () => void }

function QuestionForm({ question, order, returned, faults: first, onClose }: QuestionFormProps) {
  const toast = useToast()
  const words = useQuestionWords(question)
  const address = orderPath(order.number)
  function done() {
    toast(words.done, "success")
    onClose?.()
  }
  const { send, isPending, faults } = useSending({ faults: first, onDone: done })
  return (
    <form
      data-slot="question-form"
      method="post"
      action={useHref(address)}
      aria-busy={isPending || undefined}
      onSubmit={send}
    >
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      {faults[""] && (
        <p data-slot="field-fault" role="alert">
          {faults[""]}
        </p>
      )}
      <input type="hidden" name={ORDER_FIELDS.task} value={question} />
      {returned && <input type="hidden" name="id" value={returned.id} />}
      <div data-slot="form-actions">
        <Button kind={words.isLoss ? "fault" : undefined} isPending={isPending}>
          {words.yes}
        </Button>
        {onClose ? (
          <Button type="button" kind="quiet" onClick={onClose}>
            {words.no}
          </Button>
        ) : (
          <ButtonLink kind="quiet" to={address}>
            {words.no}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

type QuestionWords = {
  title: string
  hint: string
  yes: string
  no: string
  done: string
  /** Whether something is lost by it. */
  isLoss: boolean
}

function useQuestionWords(question: OrderQuestion): QuestionWords {
  const words = useWords("order", "orderDetail")
  const all: Record<OrderQuestion, QuestionWords> = {
    cancel: {
      title: words.cancelTitle,
      hint: words.cancelHint,
      yes: words.cancelOrder,
      no: words.keepOrder,
      done: words.orderCancelled,
      isLoss: true,
    },
    confirm: {
      title: words.confirmTitle,
      hint: words.confirmHint,
      yes: words.confirmReceipt,
      no: words.notYet,
      done: words.orderCompleted,
      isLoss: false,
    },
    cancelReturn: {
      title: words.cancelReturnTitle,
      hint: words.cancelReturnHint,
      yes: words.cancelReturn,
      no: words.keepReturn,
      done: words.returnTakenBack,
      isLoss: true,
    },
    confirmReturn: {
      title: words.confirmReturnTitle,
      hint: words.confirmReturnHint,
      yes: words.confirmReturn,
      no: words.notYet,
      done: words.returnIsDone,
      isLoss: false,
    },
  }
  return all[question]
}
