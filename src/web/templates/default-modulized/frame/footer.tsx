import { ContactList } from "../../../features/content/contact-list.tsx"
import { CategoryLinks, PolicyLinks } from "../../../features/content/footer-links.tsx"
import { PaymentNames } from "../../../features/content/payment-names.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { FooterLetter } from "./footer-letter.tsx"

const ICON = { size: 18, strokeWidth: 1.75 }

/** The letter in a giant quarter, then the ways through the shop and to its people. */
export function Footer() {
  const { title } = useShop()
  return (
    <footer data-slot="footer">
      <div className="wrap footer-in">
        <FooterLetter />
        <CategoryLinks />
        <PolicyLinks />
        <ContactList
          order={["phone", "email", "chat", "address"]}
          chatIcon={<WhatsappIcon size={ICON.size} />}
          icon={ICON}
        />
      </div>
      <div className="wrap footer-end">
        <Text>{useCopyright(title)}</Text>
        <FriendLinks />
        <PaymentNames />
      </div>
    </footer>
  )
}

function FriendLinks() {
  const { friendLinks } = useShop()
  const words = useWords()
  if (friendLinks.length === 0) return null
  return (
    <nav className="friends" aria-label={words.friendLinks}>
      <ul>
        {friendLinks.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" target="_blank">
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
