import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"

/** What a buyer agrees to, with a link for each page that it names. */
export function TermsSentence() {
  const words = useWords("checkOut")
  return words.orderAgree.split(/(\{\w+\})/).map((part) => {
    if (part === "{terms}")
      return (
        <Link key={part} to={SCREENS.service.path}>
          {words.termsName}
        </Link>
      )
    if (part === "{privacy}")
      return (
        <Link key={part} to={SCREENS.privacy.path}>
          {words.privacyName}
        </Link>
      )
    return part
  })
}
