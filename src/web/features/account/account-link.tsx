import type { ReactNode } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"

/** To the member centre, or to the sign-in. */
export function AccountLink({ children }: { children: ReactNode }) {
  const words = useWords()
  const isMember = Boolean(usePersonal()?.email)
  return (
    <Link
      data-slot="account"
      to={isMember ? SCREENS.memberCentre.path : SCREENS.signIn.path}
      // Whichever of the two words is to be seen in it, it is in the name too.
      aria-label={isMember ? words.account : `${words.account}: ${words.signIn}`}
    >
      {children}
    </Link>
  )
}
