import { useEffect, useRef, useState } from "react"
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
  const isOrdering = useRef(false)
  const { form, ask, send, isBusy, outcome } = useLatestForm<CheckoutOutcome>({
    to: pathname + search,
    stepField: CHECKOUT_FIELDS.step,
    onOutcome(told) {
      isOrdering.current = false
      if (told.isDone) return
      if (told.preview) setPreview(told.preview)
      const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid], [data-slot=notice][data-kind=fault]")
      if (Object.keys(told.faults).length > 0) wrong?.focus()
    },
  })
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
    faults: outcome && !outcome.isDone ? outcome.faults : outcome ? {} : first.faults,
    addressId: outcome && !outcome.isDone ? outcome.addressId : undefined,
    /** Something that decides the total has changed. */
    reckon: () => ask(),
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

export type CheckoutForm = ReturnType<typeof useCheckout>
