import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { CART_FIELDS, quantityField } from "../../features/cart/cart-form.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { FormOutcome } from "../../shell/form-outcome.ts"
import { onChangeElsewhere, personalStore } from "../../shell/use-personal.ts"
import { useLatestForm } from "../../ui/forms/use-latest-form.ts"

/** While somebody types a number the shop is asked once they pause. */
const TYPING_MS = 400

type Options = {
  /** What was wrong where the form was sent without scripts. */
  first: Faults
  /** The step that was done, and the form as it was sent. */
  onDone: (step: string, fields: FormData) => void
  onRefused: (faults: Faults) => void
}

/** The cart's form on its way. What is typed and ticked shows at once, until the shop's own answer takes its place. */
export function useCartForm({ first, onDone, onRefused }: Options) {
  const { revalidate } = useRevalidator()
  const [quantities, setQuantities] = useState<ReadonlyMap<number, string>>(new Map())
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { form, ask, send, isBusy, outcome } = useLatestForm<FormOutcome>({
    to: SCREENS.cart.path,
    stepField: CART_FIELDS.step,
    onOutcome(told, { step, fields }) {
      if (!told.isDone) return onRefused(told.faults)
      personalStore.changed()
      onDone(step, fields)
      // What was typed or ticked meanwhile stays until it is answered too.
      setQuantities((now) => new Map([...now].filter(([id, text]) => fields.get(quantityField(id)) !== text)))
      const ticked = fields.getAll(CART_FIELDS.selected)
      setTicks((now) => new Map([...now].filter(([id, isTicked]) => ticked.includes(String(id)) !== isTicked)))
    },
  })
  useEffect(() => onChangeElsewhere(() => void revalidate()), [revalidate])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    form,
    isBusy,
    faults: outcome ? (outcome.isDone ? {} : outcome.faults) : first,
    quantityOf: (line: { variantId: number; quantity: number }) =>
      quantities.get(line.variantId) ?? String(line.quantity),
    isTicked: (line: { variantId: number; isSelected: boolean }) => ticks.get(line.variantId) ?? line.isSelected,

    /** A number that is being typed, or one more or fewer. */
    setQuantity(variantId: number, text: string, isTyped: boolean) {
      setQuantities((now) => new Map(now).set(variantId, text))
      clearTimeout(timer.current)
      if (!isTyped) ask()
      // An empty field is somebody about to type.
      else if (text.trim() !== "") timer.current = setTimeout(ask, TYPING_MS)
    },

    tick(variantIds: readonly number[], isTicked: boolean) {
      setTicks((now) => new Map([...now, ...variantIds.map((id) => [id, isTicked] as const)]))
      ask()
    },

    send(event: Parameters<typeof send>[0]) {
      clearTimeout(timer.current)
      send(event)
    },
  }
}

export type CartForm = ReturnType<typeof useCartForm>
