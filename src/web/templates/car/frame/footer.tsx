import type { CSSProperties } from "react"
import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { Brand } from "./brand.tsx"

type Letters = CSSProperties & Record<"--letters", number>

/** Black: the counter, the groups, the terms, the letter, and the name as wide as the page, cropped. */
export function Footer() {
  const words = useWords()
  const { name, slogan, content } = useShop()
  const { letter } = content
  const letters: Letters = { "--letters": Math.max(name.length, 1) }
  return (
    <SiteFooter
      lead={
        <>
          <p className="brand">
            <Brand />
          </p>
          <Text className="note">{slogan}</Text>
        </>
      }
      contact={{ order: ["address", "hours", "phone", "email", "chat"], chatIcon: <WhatsappIcon size={20} /> }}
      columns={
        letter && (
          <div className="footer-letter">
            <Text as="h2">{letter.title}</Text>
            <Text className="note">{letter.text}</Text>
            <LetterField placeholder={words.emailPlaceholder} />
          </div>
        )
      }
      end={
        <>
          <Text by="other">{useCopyright(name)}</Text>
          <FriendLinks />
        </>
      }
    >
      <div className="footer-word" style={letters} data-word={name} aria-hidden="true" />
    </SiteFooter>
  )
}
