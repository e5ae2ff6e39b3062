import type { SubmitEvent } from "react"
import { useShop } from "../../shell/shell.ts"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useToast } from "../../ui/overlays/toast.ts"

/** The currencies, and the change to another one. The present one is no change. */
export function useCurrencyChoice() {
  const { currency, currencies } = useShop()
  const toast = useToast()
  const { send, isPending } = useSending({ onFault: (faults) => toast(Object.values(faults).join(" "), "error") })
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    if (submitter.value === String(currency.id)) event.preventDefault()
    else send(event, submitter)
  }
  return { currency, currencies, isChanging: isPending, onSubmit }
}
