import { ConsentLink } from "../../../features/consent/consent-link.tsx"
import { ContactList } from "../../../features/content/contact-list.tsx"
import { PolicyLinks } from "../../../features/content/footer-links.tsx"
import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { PaymentNames } from "../../../features/content/payment-names.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Text } from "../../../ui/text.tsx"
import { Word } from "./word.tsx"

/** The letter, the masthead, one line of links. The shared footer has columns; a last page has none. */
export function Footer() {
  const words = useWords()
  const { name, title, content } = useShop()
  const { letter } = content
  return (
    <footer data-slot="footer">
      {letter && (
        <div className="footer-letter">
          <Text as="h2">{letter.title}</Text>
          <Text className="note">{letter.text}</Text>
          <LetterField placeholder={words.emailPlaceholder} />
        </div>
      )}
      <Link className="footer-mark" to="/">
        <Word as="span">{name}</Word>
      </Link>
      <div className="footer-links">
        <PolicyLinks />
        <ContactList order={["chat", "email", "phone", "address", "hours"]} chatIcon={null} />
        <FriendLinks />
      </div>
      <div className="footer-end">
        <p>{useCopyright(title)}</p>
        <PaymentNames />
        <ConsentLink />
      </div>
    </footer>
  )
}
