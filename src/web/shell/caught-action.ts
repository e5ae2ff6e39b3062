import { type ClientActionFunctionArgs, isRouteErrorResponse } from "react-router"
import type { FormOutcome } from "./form-outcome.ts"

/**
 * For every route with an action: `export { caughtAction as clientAction }`. No network is told to the form, as everything else
 * that may go wrong with it; React Router would put the error page in place of the whole shop.
 */
export async function caughtAction({ serverAction }: ClientActionFunctionArgs): Promise<FormOutcome> {
  try {
    return await serverAction<FormOutcome>()
  } catch (failure) {
    if (failure instanceof Response) throw failure
    return { isDone: false, faults: { "": sentenceOf(failure) } }
  }
}

function sentenceOf(failure: unknown): string {
  if (isRouteErrorResponse(failure)) return String(failure.data || failure.statusText)
  return failure instanceof Error ? failure.message : String(failure)
}
