import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { StairsMark } from "./stairs-mark.tsx"

const icon = { size: 18, strokeWidth: 1.75 }

/** The last stairs: its upper edge goes down in four steps. */
export function Footer() {
  const words = useWords()
  const { name, description, slogan, content, siteCoupon } = useShop()
  const letter = siteCoupon && content.letter
  return (
    <SiteFooter
      lead={
        <>
          <p className="brand footer-brand">
            <StairsMark />
            <Text as="span" className="brand-name">
              {name}
            </Text>
          </p>
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
