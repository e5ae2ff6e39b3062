import { pageNotFound } from "../../shell/not-found.ts"
import { actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import type { Route } from "./+types/route.ts"

/** Nobody comes here but by the form of the currency menu. */
export function loader(): never {
  throw pageNotFound()
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const reply = await api.ask("POST /api/setRate", { body: { rate: Number(textIn(form, "rate")) } })
  return isFailure(reply) ? api.refuse(reply) : api.done(textIn(form, "to"))
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export default function Currency() {
  return null
}
