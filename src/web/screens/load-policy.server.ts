import type { PolicyPageProps } from "../features/content/policy-page.tsx"
import { policyText } from "../shell/load-shell.server.ts"
import { pageNotFound } from "../shell/not-found.ts"
import type { OwnTexts } from "../shell/own-texts.server.ts"
import type { LoaderVisit } from "../shell/page-api.ts"
import { pageContext } from "../shell/page-context.ts"
import type { PolicyName } from "../shell/shell.ts"
import { withHeadings } from "../ui/headings.ts"

/** A policy that the shop has not written is not there. */
export async function loadPolicy(visit: LoaderVisit, name: PolicyName): Promise<PolicyPageProps & OwnTexts> {
  const { text, summary, isOwn } = await policyText(visit, name)
  if (text === "") throw pageNotFound()
  // It is part of the site's settings: the page is drawn anew when those change.
  visit.context.get(pageContext).cache([])
  const shown = withHeadings(text)
  return { name, ...shown, summary, ...(isOwn && { ownTexts: [shown.html] }) }
}
