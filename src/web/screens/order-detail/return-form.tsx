import { type SubmitEvent, useEffect, useState } from "react"
import { useHref } from "react-router"
import { RETURN_PICTURES_MAX, RETURN_TEXT_MAX } from "../../../domain/constants.ts"
import { orderPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Order } from "../../features/orders/order.ts"
import { ORDER_FIELDS } from "../../features/orders/order-forms.ts"
import { tickedPieces } from "../../features/orders/write-return.ts"
import { PictureField } from "../../features/pictures/picture-field.tsx"
import { useUploads } from "../../features/pictures/use-uploads.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Part } from "../../ui/part.tsx"
import { SelectField } from "../../ui/select-field.tsx"
import { TextArea } from "../../ui/text-area.tsx"
import { useToast } from "../../ui/toast.ts"
import { useFaultFocus } from "../../ui/use-fault-focus.ts"
import { useSending } from "../../ui/use-sending.ts"
import { ReturnLines } from "./return-lines.tsx"
import { ReturnSummary } from "./return-summary.tsx"

/** The request to send pieces of an order back: which, why, and what comes back for them. */
export function ReturnForm({ order, faults: first }: { order: Order; faults: Faults }) {
  const words = useWords("order", "orderDetail")
  const toast = useToast()
  const uploads = useUploads(RETURN_PICTURES_MAX)
  const lines = order.lines.filter((line) => !line.isGift && line.returned < line.quantity)
  /** Pieces by the variant of their line; nothing for a line that is not ticked. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const sending = useSending({ faults: first, onDone: () => toast(words.returnAsked, "success") })
  const { isPending, faults } = sending
  const form = useFaultFocus(faults)
  // Lines may have been ticked before the page was alive.
  useEffect(() => {
    if (!form.current) return
    const ticked = tickedPieces(new FormData(form.current))
    if (ticked.size > 0) setChosen(ticked)
  }, [form])
  const reasons = [words.reasonBroken, words.reasonWrong, words.reasonMind, words.reasonLate, words.reasonOther]
  const address = orderPath(order.number)
  const send = (event: SubmitEvent<HTMLFormElement>) =>
    uploads.isLoading ? event.preventDefault() : sending.send(event)
  return (
    <div data-slot="page">
      <Breadcrumb
        crumbs={[
          { name: words.orders, url: SCREENS.orders.path },
          { name: order.number, url: address },
          { name: words.sendBack, url: "" },
        ]}
      />
      <PageHead title={words.returnTitle} text={words.returnIntro} />
      <form
        ref={form}
        data-slot="columns"
        method="post"
        encType="multipart/form-data"
        action={useHref(`${address}?do=return`)}
        noValidate
        aria-busy={isPending || undefined}
        onSubmit={send}
      >
        <div>
          <input type="hidden" name={ORDER_FIELDS.task} value="return" />
          <ReturnLines
            lines={lines}
            currency={order.currency}
            chosen={chosen}
            onChoose={setChosen}
            fault={faults.items}
          />
          <Part title={words.tellUs}>
            <SelectField label={words.reason} name={ORDER_FIELDS.reason} faults={faults} defaultValue="">
              <option value="">{words.chooseReason}</option>
              {reasons.map((reason) => (
                <option key={reason}>{reason}</option>
              ))}
            </SelectField>
            <TextArea
              label={words.whatHappened}
              note={words.optional}
              name={ORDER_FIELDS.content}
              maxLength={RETURN_TEXT_MAX}
              faults={faults}
            />
          </Part>
          <Part title={words.picturesHeading} text={fill(words.picturesHint, { count: RETURN_PICTURES_MAX })}>
            <PictureField uploads={uploads} max={RETURN_PICTURES_MAX} fault={faults.images} />
          </Part>
        </div>
        <aside data-slot="side">
          <ReturnSummary
            lines={lines}
            currency={order.currency}
            chosen={chosen}
            isPending={isPending || uploads.isLoading}
            fault={faults[""]}
          />
        </aside>
      </form>
    </div>
  )
}
