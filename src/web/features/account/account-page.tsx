import type { ReactNode } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { type AccountCounts, type AccountEntry, AccountNav } from "./account-nav.tsx"

type AccountPageProps = {
  title: string
  text?: ReactNode
  here: AccountEntry
  counts?: AccountCounts
  /** What stands beside the title. */
  beside?: ReactNode
  children: ReactNode
}

/** A member's screen below the member centre: the way to it, its title, the menu, and what it shows. */
export function AccountPage({ title, text, here, counts, beside, children }: AccountPageProps) {
  const words = useWords("account")
  const centre = { name: words.account, url: SCREENS.memberCentre.path }
  return (
    <div data-slot="page">
      <Breadcrumb crumbs={[centre, { name: title, url: "" }]} />
      <PageHead title={title} text={text}>
        {beside}
      </PageHead>
      <div data-slot="account-page">
        <AccountNav here={here} {...(counts && { counts })} />
        <div data-slot="account-body">{children}</div>
      </div>
    </div>
  )
}
