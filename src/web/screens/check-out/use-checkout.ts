import { type FocusEvent, type InputEvent, useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { keepGuestAddress } from "../../features/addresses/guest-address.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useLatestForm } from "../../ui/forms/use-latest-form.ts"
import { CHECKOUT_FIELDS, type CheckoutOutcome, type Preview } from "./checkout.ts"

export type First = { faults: Faults; typed: Typed | null; preview: Preview | null }

type Options = { first: First; preview: Preview; isMember: boolean }

/** The checkout's form on its way: reckoned anew whenever something in it changes, and ordered once. */
export function useCheckout({ first, preview: loaded, isMember }: Options) {
  const { pathname, search } = useLocation()
  const [preview, setPreview] = useState(first.preview ?? loaded)
  const [said, setSaid] = useState({ faults: first.faults, isNews: false })
  const isOrdering = useRef(false)
  const { form, ask, send, isBusy, outcome } = useLatestForm<CheckoutOutcome>({
    to: pathname + search,
    stepField: CHECKOUT_FIELDS.step,
    onOutcome(told, { step }) {
      const isOrder = step === "order"
      if (isOrder) isOrdering.current = false
      if (told.isDone) return
      if (told.preview) setPreview(told.preview)
      setSaid(({ faults }) => ({
        faults: { ...(!isOrder && ofFields(faults)), ...told.faults },
        isNews: Object.keys(told.faults).length > 0,
      }))
    },
  })
  useEffect(() => {
    if (!said.isNews) return
    form.current?.querySelector<HTMLElement>("[aria-invalid], [data-slot=notice][data-kind=fault]")?.focus()
  }, [said, form])
  // Whoever goes on to the order has another cart than before.
  useEffect(
    () => () => {
      if (isOrdering.current) personalStore.changed()
    },
    [],
  )
  return {
    form,
    preview,
    isBusy,
    isOrdering: isBusy && isOrdering.current,
    faults: said.faults,
    addressId: outcome && !outcome.isDone ? outcome.addressId : undefined,
    /** Something that decides the total has changed. */
    reckon: () => ask(),
    /** What was wrong with a field is said until somebody changes it. */
    mend(event: InputEvent<HTMLFormElement>) {
      const { target } = event
      const name = target instanceof Element ? (target.getAttribute("name") ?? "") : ""
      setSaid((before) => (name in before.faults ? { faults: without(before.faults, name), isNews: false } : before))
    },
    /** Postcode and VAT number decide the tax once they are typed. */
    left({ target }: FocusEvent<HTMLFormElement>) {
      if (/^(postcode|vatN)/.test(target.name)) ask()
    },
    send(event: Parameters<typeof send>[0]) {
      const { submitter } = event.nativeEvent
      const isOrder = submitter instanceof HTMLButtonElement && submitter.value === "order"
      if (isOrder && isOrdering.current) return event.preventDefault()
      if (isOrder) {
        isOrdering.current = true
        if (!isMember) keepGuestAddress(new FormData(event.currentTarget))
      }
      send(event)
    },
  }
}

const without = (faults: Faults, ...names: string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))

/** What a reckoning does not ask about anew. */
const ofFields = (faults: Faults) => without(faults, "", CHECKOUT_FIELDS.code)

export type CheckoutForm = ReturnType<typeof useCheckout>
