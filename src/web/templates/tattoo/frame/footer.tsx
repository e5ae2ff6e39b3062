import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { Ornament } from "./ornament.tsx"
import { titleLength } from "./title-length.ts"

/** A bone sheet: the name as large as it goes, and below it ruled cells. */
export function Footer() {
  const words = useWords()
  const { name, slogan, content } = useShop()
  const { letter } = content
  return (
    <SiteFooter
      lead={
        <>
          <Text className="footer-mark" data-length={titleLength(name)}>
            {name}
          </Text>
          <ShopMark>
            <Ornament sign="star" />
          </ShopMark>
        </>
      }
      contact={{ order: ["address", "hours", "phone", "email", "chat"], chatIcon: <WhatsappIcon size={18} /> }}
      columns={
        <div className="footer-letter">
          <Text as="h2">{letter?.title || slogan}</Text>
          <Text>{letter?.text}</Text>
          {letter && <LetterField placeholder={words.emailPlaceholder} />}
        </div>
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
