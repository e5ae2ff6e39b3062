import { LinkList } from "../../../features/content/footer-links.tsx"
import { LetterField } from "../../../features/content/letter-form.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"
import { Monument } from "./monument.tsx"

const icon = { size: 18, strokeWidth: 1.25 }

/** The letter, the ways through the shop, and the name over the door. */
export function Footer() {
  const words = useWords()
  const { name, title, slogan, description, content, friendLinks } = useShop()
  const { letter } = content
  const friends = friendLinks.map(({ title, url }) => ({ name: title, url }))
  return (
    <SiteFooter
      lead={
        <>
          <Text className="footer-say">{letter?.title || slogan || name}</Text>
          <Text>{letter ? letter.text : description}</Text>
          {letter && <LetterField placeholder={words.emailPlaceholder} />}
        </>
      }
      contact={{ order: ["hours", "phone", "chat", "email"], icon, chatIcon: <WhatsappIcon size={icon.size} /> }}
      columns={<LinkList title={words.friendLinks} of={friendLinks} links={friends} />}
      end={
        <>
          <p>{useCopyright(title)}</p>
          <Text>{content.contact.address}</Text>
        </>
      }
    >
      <div className="footer-mark" aria-hidden="true">
        <Monument text={name} />
      </div>
    </SiteFooter>
  )
}
