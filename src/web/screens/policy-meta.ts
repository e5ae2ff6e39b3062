import type { MetaDescriptor } from "react-router"
import { SCREENS } from "../../domain/site/screens.ts"
import type { PolicyPageProps } from "../features/content/policy-page.tsx"
import { breadcrumbJsonLd } from "../seo/breadcrumb-json-ld.ts"
import { jsonLd } from "../seo/json-ld.ts"
import { pageMeta } from "../seo/page-meta.ts"
import { type PolicyName, type RootData, type Shell, shellOf } from "../shell/shell.ts"

/** How a page of the terms introduces itself. */
export function policyMeta(root: RootData | undefined, policy: PolicyPageProps | undefined): MetaDescriptor[] {
  const shell = shellOf(root)
  if (!shell || !policy) return []
  const { path } = SCREENS[policy.name]
  const title = nameOf(shell, policy.name)
  const crumbs = [
    { name: shell.words.home, url: "/" },
    { name: title, url: path },
  ]
  return [
    ...pageMeta({ shell, title, description: policy.summary, path, type: "article" }),
    ...(import.meta.env.SSR ? jsonLd(breadcrumbJsonLd(shell, crumbs)) : []),
  ]
}

function nameOf({ words }: Shell, name: PolicyName): string {
  const names: Record<PolicyName, string> = {
    shipping: words.policyShipping,
    payment: words.policyPayment,
    returns: words.policyReturns,
    privacy: words.policyPrivacy,
    service: words.policyService,
  }
  return names[name]
}
