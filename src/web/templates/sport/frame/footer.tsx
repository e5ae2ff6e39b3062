import { ContactList } from "../../../features/content/contact-list.tsx"
import { CategoryLinks, LinkList, PolicyLinks } from "../../../features/content/footer-links.tsx"
import { LetterForm } from "../../../features/content/letter-form.tsx"
import { PaymentNames } from "../../../features/content/payment-names.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MessageCircle } from "../../../ui/icons.tsx"
import { Text } from "../../../ui/text.tsx"
import { Wordmark } from "./wordmark.tsx"

export function Footer() {
  const words = useWords()
  const { name, slogan, content, friendLinks } = useShop()
  const { letter } = content
  return (
    <footer data-slot="footer">
      <div className="footer-in">
        <div className="footer-lead">
          <Text>{letter?.text || letter?.title || slogan}</Text>
          {letter && <LetterForm placeholder={words.emailAddress} />}
        </div>
        <CategoryLinks />
        <PolicyLinks />
        <ContactList
          order={["chat", "phone", "email", "address", "hours"]}
          chatIcon={<MessageCircle aria-hidden="true" />}
        />
        <LinkList title={words.friendLinks} links={friendLinks.map(({ title, url }) => ({ name: title, url }))} />
      </div>
      <div className="footer-end">
        <LanguageMenu />
        <CurrencyMenu />
        <p>{useCopyright(name)}</p>
        <PaymentNames />
      </div>
      <p className="footer-word">
        <Wordmark name={name} />
      </p>
    </footer>
  )
}
