import { type MouseEvent, useRef } from "react"
import { formQueue } from "../../shell/form-queue.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { useAddress } from "../../ui/navigation/link.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import type { CardGoods } from "../catalog/goods.ts"
import { CARD_FORM_ID, FORM_FIELDS } from "./buy-form.ts"

/** Whether it can go into the cart as it is, without a choice. */
export const canBeAdded = ({ inStock, needsChoice, isLocked, price }: CardGoods) =>
  inStock && !needsChoice && !isLocked && price > 0

/** Puts several goods into the cart, one after the other, each by the action of its own page. It needs a script. */
export function AddAllButton({ goods, children }: { goods: readonly CardGoods[]; children: string }) {
  const words = useWords()
  const toast = useToast()
  const place = useRef<HTMLDivElement>(null)
  function addAll(event: MouseEvent) {
    const buttons = [...(place.current?.querySelectorAll<HTMLButtonElement>("[hidden]") ?? [])]
    for (const button of buttons) {
      formQueue.send(event, button, {
        keepsPage: true,
        after: (outcome) => {
          if (outcome?.isDone) personalStore.changed()
          if (outcome?.isDone === false) toast(Object.values(outcome.faults).join(" "), "error")
          else if (outcome && button === buttons.at(-1)) toast(words.addedToCart, "success")
        },
      })
    }
  }
  return (
    <div ref={place} data-slot="add-all">
      {goods.map((each) => (
        <HiddenAdd key={each.id} goods={each} />
      ))}
      <button type="button" className="button" data-replay onClick={addAll}>
        {children}
      </button>
    </div>
  )
}

const HiddenAdd = ({ goods: { name, url } }: { goods: CardGoods }) => (
  <button type="submit" hidden form={CARD_FORM_ID} formAction={useAddress(url)} name={FORM_FIELDS.add} value="1">
    {name}
  </button>
)
