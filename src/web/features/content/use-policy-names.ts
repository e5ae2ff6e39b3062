import type { PolicyName } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"

/** What each page of the shop's terms is called in the visitor's language. */
export function usePolicyNames(): Record<PolicyName, string> {
  const words = useWords()
  return {
    shipping: words.policyShipping,
    payment: words.policyPayment,
    returns: words.policyReturns,
    privacy: words.policyPrivacy,
    service: words.policyService,
  }
}
