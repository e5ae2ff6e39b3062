import { SCREENS } from "../../../domain/site/screens.ts"
import { SIGNED_OUT } from "../../features/account/sign-in-reasons.ts"
import { pageNotFound } from "../../shell/not-found.ts"
import { actionApi, isFailure } from "../../shell/page-action.server.ts"
import type { Route } from "./+types/route.ts"

/** Nobody comes here but by the form of the account's menu. */
export function loader(): never {
  throw pageNotFound()
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const reply = await api.ask("POST /api/login/logout")
  return isFailure(reply) ? api.refuse(reply) : api.done(`${SCREENS.signIn.path}?${SIGNED_OUT}=1`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export default function SignOut() {
  return null
}
