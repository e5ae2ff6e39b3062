import { FriendLinks } from "../../../features/content/friend-links.tsx"
import { useCopyright } from "../../../features/content/use-copyright.ts"
import { SiteFooter } from "../../../frame/site-footer.tsx"
import { useShop } from "../../../shell/shell.ts"
import { Text } from "../../../ui/text.tsx"
import { WhatsappIcon } from "../../../ui/whatsapp-icon.tsx"

const icon = { size: 18, strokeWidth: 1.75 }

export function PlainFooter() {
  const { name, slogan, description, title } = useShop()
  return (
    <SiteFooter
      lead={
        <>
          <Text className="footer-say">{slogan || name}</Text>
          <Text>{description}</Text>
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
