import type { PolicyName } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"

/** What each page of the shop's terms is called in the visitor's language. */
export function usePolicyNames(): Record<PolicyName, string> {
  const words = useMessages()
  return {
    shipping: words.policyShipping,
    payment: words.policyPayment,
    returns: words.policyReturns,
    privacy: words.policyPrivacy,
    service: words.policyService,
  }
}
