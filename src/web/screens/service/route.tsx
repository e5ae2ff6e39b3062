import { PolicyPage } from "../../features/content/policy-page.tsx"
import { loadPolicy } from "../load-policy.server.ts"
import { policyMeta } from "../policy-meta.ts"
import type { Route } from "./+types/route.ts"

export const loader = (visit: Route.LoaderArgs) => loadPolicy(visit, "service")

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return policyMeta(matches[0].loaderData, loaderData)
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />
}
