import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { useOccasion } from "../../../features/content/use-occasion.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { Brand } from "./brand.tsx"

/** Until when an order arrives before the day comes first; then the ways on, the letter, and the name once more. */
export function Footer() {
  const words = useWords()
  const { name, description, content } = useShop()
  const occasion = useOccasion()
  const posts = occasion?.posts ?? []
  return (
    <SiteFooter
      lead={
        <>
          <Text as="h2">{occasion?.title || name}</Text>
          {posts.length > 0 ? (
            <FactList className="last-posts" facts={posts.map(({ place, until }) => ({ name: place, value: until }))} />
          ) : (
            <Text>{description}</Text>
          )}
        </>
      }
      contact={{ order: ["chat", "phone", "email", "address", "hours"], chatIcon: <WhatsappIcon size={22} /> }}
      columns={
        content.letter && (
          <div className="footer-letter">
            <Text as="h2">{content.letter.title}</Text>
            <Text>{content.letter.text}</Text>
            <LetterField placeholder={words.emailPlaceholder} />
          </div>
        )
      }
      end={
        <>
          <Brand />
          <p>{useCopyright(name)}</p>
          <LanguageMenu />
          <CurrencyMenu />
          <FriendLinks />
        </>
      }
    />
  )
}
