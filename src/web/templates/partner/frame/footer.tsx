import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { Brand } from "./brand.tsx"

const icon = { size: 18, strokeWidth: 1.5 }

/** The imprint on steel: whose report this is, its groups, its terms, and who answers. */
export function Footer() {
  const words = useWords()
  const { description, slogan, content, siteCoupon, title } = useShop()
  const letter = siteCoupon && content.letter
  return (
    <SiteFooter
      lead={
        <>
          <p className="footer-brand">
            <Brand />
          </p>
          <Text>{letter?.text || description || slogan}</Text>
          {letter && <LetterField placeholder={words.emailPlaceholder} />}
        </>
      }
      contact={{
        order: ["phone", "chat", "email", "address", "hours"],
        icon,
        chatIcon: <WhatsappIcon size={icon.size} />,
      }}
      end={
        <>
          <Text by="other">{useCopyright(title)}</Text>
          <FriendLinks />
        </>
      }
    />
  )
}
