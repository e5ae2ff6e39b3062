import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 18, strokeWidth: 1.75 }

/** The letter in a giant quarter, where a shop without one says its slogan; then the ways through the shop. */
export function Footer() {
  const { content, siteCoupon, slogan, description, name, title } = useShop()
  const words = useWords()
  const letter = siteCoupon && content.letter
  return (
    <SiteFooter
      className="wrap"
      lead={
        <>
          <Text className="footer-say">{letter ? letter.title : slogan || name}</Text>
          <Text>{letter ? letter.text : description}</Text>
          {letter && <LetterField placeholder={words.emailPlaceholder} />}
        </>
      }
      contact={{ order: ["phone", "email", "chat", "address"], icon, chatIcon: <WhatsappIcon size={icon.size} /> }}
      end={
        <>
          <Text by="other">{useCopyright(title)}</Text>
          <FriendLinks />
        </>
      }
    />
  )
}
