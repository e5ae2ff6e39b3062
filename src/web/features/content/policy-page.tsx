import { SCREENS } from "../../../domain/site/screens.ts"
import { type PolicyName, useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import type { Heading } from "../../ui/headings.ts"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { TextColumns } from "./text-columns.tsx"
import { usePolicyNames } from "./use-policy-names.ts"

export type PolicyPageProps = { name: PolicyName; html: string; headings: Heading[]; summary: string }

/** One page of the shop's terms, with the way to the others. */
export function PolicyPage({ name, html, headings, summary }: PolicyPageProps) {
  const words = useWords("policy")
  const names = usePolicyNames()
  const { policies } = useShop()
  const links = policies.map((policy) => (
    <Link key={policy.name} to={policy.path} aria-current={policy.name === name ? "page" : undefined}>
      {names[policy.name]}
    </Link>
  ))
  return (
    <div data-slot="page">
      <Breadcrumb
        crumbs={[
          { name: words.home, url: "/" },
          { name: names[name], url: SCREENS[name].path },
        ]}
      />
      <PageHead title={names[name]} text={<MerchantText>{summary}</MerchantText>} />
      <TextColumns
        html={html}
        headings={headings}
        headingsLabel={words.onThisPage}
        before={{ label: words.ourTerms, links }}
      />
    </div>
  )
}
