import { SCREENS } from "../../../domain/site/screens.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { reopenConsent, useConsent } from "./consent-store.ts"

/** Opens the question again. Without scripts no code of others runs, and it leads to what the shop says of it. */
export function ConsentLink() {
  const words = useWords()
  const { code } = useConsent()
  const { policies } = useShop()
  if (!code?.asksFirst) return null
  return (
    <Link
      data-slot="consent-link"
      to={policies.find(({ name }) => name === "privacy")?.path ?? SCREENS.contact.path}
      onClick={(event) => {
        event.preventDefault()
        reopenConsent.open()
      }}
    >
      {words.consentChange}
    </Link>
  )
}
