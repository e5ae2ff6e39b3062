import { type SubmitEvent, useEffect, useRef, useState } from "react"
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
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { SelectField } from "../../ui/forms/select-field.tsx"
import { TextArea } from "../../ui/forms/text-area.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import { PageHead } from "../../ui/page-head.tsx"
import { Part } from "../../ui/part.tsx"
import { ReturnLines } from "./return-lines.tsx"
import { ReturnSummary } from "./return-summary.tsx"

type ReturnFormProps = { order: Order; faults: Faults; typed: Typed | null }

/** The request to send pieces of an order back: which, why, and what comes back for them. */
export function ReturnForm({ order, faults: first, typed }: ReturnFormProps) {
  const words = useWords("order", "orderDetail")
  const toast = useToast()
  const uploads = useUploads(RETURN_PICTURES_MAX)
  const lines = order.lines.filter((line) => !line.isGift && line.returned < line.quantity)
  /** Pieces by the variant of their line; nothing for a line that is not ticked. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const sending = useSending({ faults: first, onDone: () => toast(words.returnAsked, "success") })
  const { isPending, faults } = sending
  const lineList = useRef<HTMLDivElement>(null)
  // Lines may have been ticked before the page was alive.
  useEffect(() => {
    const form = lineList.current?.closest("form")
    const ticked = tickedPieces(form ? new FormData(form) : new FormData())
    if (ticked.size > 0) setChosen(ticked)
  }, [])
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
      <PostForm slot="columns" to={`${address}?do=return`} sending={{ ...sending, send }} encType="multipart/form-data">
        <div ref={lineList}>
          <input type="hidden" name={ORDER_FIELDS.task} value="return" />
          <ReturnLines
            lines={lines}
            currency={order.currency}
            chosen={chosen}
            onChoose={setChosen}
            fault={faults.items}
            typed={typed}
          />
          <Part title={words.tellUs}>
            <SelectField
              label={words.reason}
              name={ORDER_FIELDS.reason}
              faults={faults}
              defaultValue={typed?.[ORDER_FIELDS.reason] ?? ""}
            >
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
              defaultValue={typed?.[ORDER_FIELDS.content]}
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
          />
        </aside>
      </PostForm>
    </div>
  )
}
