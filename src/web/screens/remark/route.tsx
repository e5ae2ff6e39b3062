import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { shellOf } from "../../shell/shell.ts"
import { personalMeta } from "../personal-meta.ts"
import { screenParams } from "../screen-params.ts"
import type { Route } from "./+types/route.ts"
import { loadRemark } from "./load-remark.server.ts"
import { remarkAction } from "./remark-action.server.ts"
import { RemarkPage } from "./remark-page.tsx"

export function loader(visit: Route.LoaderArgs) {
  return loadRemark(visit, screenParams("remark", visit))
}

export function action(visit: Route.ActionArgs) {
  return remarkAction(visit, screenParams("remark", visit))
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return personalMeta(shellOf(matches[0].loaderData), loaderData?.line.name ?? "")
}

export default function Remark({ loaderData, actionData }: Route.ComponentProps) {
  // Another line is another form.
  return (
    <RemarkPage key={loaderData.line.url} {...loaderData} faults={faultsIn(actionData)} typed={typedIn(actionData)} />
  )
}
