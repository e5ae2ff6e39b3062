import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { TurningTitle } from "./turning-title.tsx"

const icon = { size: 18, strokeWidth: 1.4 }

/** The last page, dark: a postcard to ask for, then the ways. */
export function Footer() {
  const words = useWords()
  const { name, title, slogan, content } = useShop()
  const { letter } = content
  return (
    <SiteFooter
      lead={
        <>
          <TurningTitle>{letter?.title || slogan || name}</TurningTitle>
          {letter && (
            <div>
              <Text>{letter.text}</Text>
              <LetterField placeholder={words.emailPlaceholder} />
            </div>
          )}
        </>
      }
      contact={{
        order: ["address", "phone", "email", "chat"],
        icon,
        chatIcon: <WhatsappIcon size={icon.size} />,
      }}
      end={
        <>
          <p>{useCopyright(title)}</p>
          <FriendLinks />
        </>
      }
    />
  )
}
