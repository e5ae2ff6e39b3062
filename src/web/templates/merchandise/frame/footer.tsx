import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { Shout } from "./shout.tsx"

/** Ruled cells, the shop's letter first; below them the name, larger than the page. */
export function Footer() {
  const words = useWords()
  const { name, slogan, content } = useShop()
  const { letter } = content
  return (
    <SiteFooter
      lead={
        <>
          <Text as="h2">{letter?.title || slogan || name}</Text>
          <Text>{letter?.text}</Text>
          {letter && <LetterField placeholder={words.emailPlaceholder} />}
        </>
      }
      contact={{ order: ["address", "hours", "phone", "email", "chat"], chatIcon: <WhatsappIcon size={20} /> }}
      columns={
        <Shout as="p" className="footer-word" isDecoration>
          {name}
        </Shout>
      }
      end={
        <>
          <p>{useCopyright(name)}</p>
          <LanguageMenu />
          <CurrencyMenu />
          <FriendLinks />
        </>
      }
    />
  )
}
