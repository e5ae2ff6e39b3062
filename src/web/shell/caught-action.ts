import type { ClientActionFunctionArgs } from "react-router"
import { lastResort } from "../../words/last-resort.ts"
import type { FormOutcome } from "./form-outcome.ts"
import { lastShell } from "./shell.ts"

/**
 * For every route with an action: `export { caughtAction as clientAction }`. No network is told to the form, as everything else
 * that may go wrong with it; React Router would put the error page in place of the whole shop.
 */
export async function caughtAction({ serverAction }: ClientActionFunctionArgs): Promise<FormOutcome> {
  try {
    return await serverAction<FormOutcome>()
  } catch (failure) {
    if (failure instanceof Response) throw failure
    // What the browser says of it is in the browser's language, not in the page's.
    return { isDone: false, faults: { "": lastShell()?.words.serviceUnavailable ?? lastResort.errorHint } }
  }
}
