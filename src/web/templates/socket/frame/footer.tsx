import { ConsentLink } from "../../../features/consent/consent-link.tsx"
import { ContactList } from "../../../features/content/contact-list.tsx"
import { PolicyLinks } from "../../../features/content/footer-links.tsx"
import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { PaymentNames } from "../../../features/content/payment-names.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { titleLength } from "./title-length.ts"

/** The last numbered section: terms, people, the letter. */
export function Footer() {
  const words = useWords()
  const { content, slogan, title } = useShop()
  const { letter } = content
  const lead = letter?.text || letter?.title || slogan
  return (
    <footer data-slot="footer" className="section">
      <PolicyLinks />
      <ContactList
        order={["address", "phone", "email", "hours", "chat"]}
        icon={{ size: 18, strokeWidth: 1.5 }}
        chatIcon={<WhatsappIcon size={18} />}
      />
      <div className="footer-letter">
        <Text className="footer-lead" data-length={titleLength(lead)}>
          {lead}
        </Text>
        <ShopMark />
        {letter && <LetterField placeholder={words.emailPlaceholder} />}
      </div>
      <div className="footer-end">
        <Text by="other">{useCopyright(title)}</Text>
        <PaymentNames />
        <FriendLinks />
        <ConsentLink />
      </div>
    </footer>
  )
}
