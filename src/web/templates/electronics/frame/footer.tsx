import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 24, strokeWidth: 1.75 }

/** The line to the people of the shop goes across; below it the ways, and the letter at the end. */
export function Footer() {
  const words = useWords()
  const { name, description, slogan, content, siteCoupon } = useShop()
  const letter = siteCoupon && content.letter
  return (
    <SiteFooter
      lead={
        <>
          <Text as="h2">{letter?.title || name}</Text>
          <Text>{letter?.text || description || slogan}</Text>
          {letter && <LetterField placeholder={words.emailPlaceholder} />}
        </>
      }
      contact={{ order: ["chat", "phone", "email", "address"], icon, chatIcon: <WhatsappIcon size={icon.size} /> }}
      end={
        <>
          <Text by="other">{useCopyright(name)}</Text>
          <FriendLinks />
        </>
      }
    />
  )
}
