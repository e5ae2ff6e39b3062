import type { CSSProperties } from "react"
import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

type Letters = CSSProperties & Record<"--letters", number>
const icon = { size: 18, strokeWidth: 1.75 }

/** A dome: someone to write to, the ways through the shop, the letter; at its foot the name as wide as the page. */
export function Footer() {
  const words = useWords()
  const { name, title, slogan, content } = useShop()
  const { letter } = content
  const letters: Letters = { "--letters": Math.max(name.length, 4) }
  return (
    <SiteFooter
      lead={<Text className="footer-help">{slogan || name}</Text>}
      contact={{ order: ["chat", "phone", "email", "address"], icon, chatIcon: <WhatsappIcon size={20} /> }}
      columns={
        letter && (
          <div className="footer-letter">
            <Text as="h2">{letter.title}</Text>
            <LetterField placeholder={words.emailPlaceholder} />
            <Text className="note">{letter.text}</Text>
          </div>
        )
      }
      end={
        <>
          <Text by="other">{useCopyright(title)}</Text>
          <FriendLinks />
        </>
      }
    >
      <div className="footer-word" style={letters} data-word={name} aria-hidden="true" />
    </SiteFooter>
  )
}
