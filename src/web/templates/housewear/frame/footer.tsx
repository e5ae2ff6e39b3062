import { useId } from "react"
import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { SunMark } from "./sun-mark.tsx"
import { textLength } from "./text-length.ts"

const icon = { size: 20, strokeWidth: 1.6 }

/** The doormat that asks for the letter, and behind it the floor. */
export function Footer() {
  const words = useWords()
  const id = useId()
  const { name, title, slogan, description, content } = useShop()
  const { letter } = content
  return (
    <>
      {letter && (
        <aside className="mat" aria-labelledby={id}>
          <Text as="h2" id={id} data-length={textLength(letter.title || slogan || name)}>
            {letter.title || slogan || name}
          </Text>
          <Text>{letter.text}</Text>
          <LetterField placeholder={words.emailPlaceholder} />
        </aside>
      )}
      <SiteFooter
        lead={
          <>
            <Link className="brand" to="/" data-length={textLength(name)}>
              <ShopMark>
                <SunMark />
              </ShopMark>
              <Text as="span" className="wordmark">
                {name}
              </Text>
            </Link>
            <Text>{description}</Text>
          </>
        }
        contact={{
          order: ["chat", "email", "phone", "address", "hours"],
          icon,
          chatIcon: <WhatsappIcon size={icon.size} />,
        }}
        end={
          <>
            <p>{useCopyright(title)}</p>
            <LanguageMenu />
            <CurrencyMenu />
            <FriendLinks />
          </>
        }
      />
    </>
  )
}
