import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

/** A colophon: where to visit and whom to write to, the card of invitation, and who made this. */
export function Footer() {
  const { content, siteCoupon, slogan, description, title } = useShop()
  const words = useWords()
  const letter = siteCoupon && content.letter
  return (
    <SiteFooter
      lead={
        <>
          <Text as="h2">{letter ? letter.title : slogan || title}</Text>
          {letter && <LetterField placeholder={words.emailPlaceholder} />}
          <Text className="footer-note">{letter ? letter.text : description}</Text>
        </>
      }
      contact={{ order: ["address", "hours", "email", "phone", "chat"], chatIcon: <WhatsappIcon size={18} /> }}
      end={
        <>
          <Text by="other">{useCopyright(title)}</Text>
          <FriendLinks />
        </>
      }
    />
  )
}
