import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { useFetcher, useRevalidator } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { CART_FIELDS } from "../../features/cart/cart-form.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { FormOutcome } from "../../shell/form-outcome.ts"
import { onChangeElsewhere, personalStore } from "../../shell/use-personal.ts"

/** While somebody types a number the shop is asked once they pause. */
const TYPING_MS = 400

type Wish = { button: HTMLButtonElement | null; number: number }

type Options = {
  /** What was wrong where the form was sent without scripts. */
  first: Faults
  /** The step that was done. */
  onDone: (step: string) => void
  onRefused: (faults: Faults) => void
}

/**
 * The cart's form on its way. What is typed and ticked shows at once; one request is under way at a time and always sends
 * the form as it then is, so that a later change is never overtaken by an earlier one.
 */
export function useCartForm({ first, onDone, onRefused }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const { submit, data, state } = useFetcher<FormOutcome>()
  const { revalidate } = useRevalidator()
  const [quantities, setQuantities] = useState<ReadonlyMap<number, string>>(new Map())
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [wish, setWish] = useState<Wish>({ button: null, number: 0 })
  const sent = useRef<Wish>(wish)
  const answered = useRef(data)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBusy = state !== "idle"

  const ask = (button: HTMLButtonElement | null) => setWish(({ number }) => ({ button, number: number + 1 }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard is the end of a request, or a new wish.
  useEffect(() => {
    if (isBusy) return
    if (data && data !== answered.current) {
      answered.current = data
      if (data.isDone) {
        personalStore.changed()
        onDone(sent.current.button?.value ?? "set")
      } else onRefused(data.faults)
      // From here on the shop's own answer is shown, unless something else was typed meanwhile.
      if (data.isDone && sent.current.number === wish.number) {
        setQuantities(new Map())
        setTicks(new Map())
      }
    }
    if (wish.number === sent.current.number || !form.current) return
    sent.current = wish
    const fields = new FormData(form.current)
    if (wish.button) fields.set(CART_FIELDS.step, wish.button.value)
    void submit(fields, { method: "post", action: SCREENS.cart.path })
  }, [isBusy, data, wish])

  useEffect(() => onChangeElsewhere(() => void revalidate()), [revalidate])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    form,
    isBusy: isBusy || wish.number !== sent.current.number,
    faults: data ? (data.isDone ? {} : data.faults) : first,
    quantityOf: (line: { variantId: number; quantity: number }) =>
      quantities.get(line.variantId) ?? String(line.quantity),
    isTicked: (line: { variantId: number; isSelected: boolean }) => ticks.get(line.variantId) ?? line.isSelected,

    /** A number that is being typed, or one more or fewer. */
    setQuantity(variantId: number, text: string, isTyped: boolean) {
      setQuantities((now) => new Map(now).set(variantId, text))
      clearTimeout(timer.current)
      if (!isTyped) ask(null)
      // An empty field is somebody about to type.
      else if (text.trim() !== "") timer.current = setTimeout(() => ask(null), TYPING_MS)
    },

    tick(variantIds: readonly number[], isTicked: boolean) {
      setTicks((now) => new Map([...now, ...variantIds.map((id) => [id, isTicked] as const)]))
      ask(null)
    },

    send(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      const { submitter } = event.nativeEvent
      clearTimeout(timer.current)
      ask(submitter instanceof HTMLButtonElement ? submitter : null)
    },
  }
}

export type CartForm = ReturnType<typeof useCartForm>
