import { LinkList } from "../../../features/content/footer-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MessageCircle } from "../../../ui/icons.tsx"
import { Text } from "../../../ui/text.tsx"
import { Wordmark } from "./wordmark.tsx"

export function Footer() {
  const words = useWords()
  const { name, slogan, content, friendLinks } = useShop()
  const { letter } = content
  const friends = friendLinks.map(({ title, url }) => ({ name: title, url }))
  return (
    <SiteFooter
      lead={
        <>
          <Text>{letter?.text || letter?.title || slogan}</Text>
          {letter && <LetterField placeholder={words.emailAddress} />}
        </>
      }
      contact={{
        order: ["chat", "phone", "email", "address", "hours"],
        chatIcon: <MessageCircle aria-hidden="true" />,
      }}
      columns={<LinkList title={words.friendLinks} of={friendLinks} links={friends} />}
      end={
        <>
          <LanguageMenu />
          <CurrencyMenu />
          <p>{useCopyright(name)}</p>
        </>
      }
    >
      <p className="footer-word">
        <Wordmark name={name} />
      </p>
    </SiteFooter>
  )
}
