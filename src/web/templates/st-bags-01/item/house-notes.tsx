import { whatsappAddress } from "../../../features/content/whatsapp.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"

/** What the house promises with every piece, and whom to ask. */
export function HouseNotes() {
  const words = useWords()
  const { content, whatsapp } = useShop()
  const account = whatsapp[0]?.account
  if (content.services.length === 0 && !account) return null
  return (
    <dl className="house-notes">
      {content.services.map(({ title, text }) => (
        <div key={title}>
          <Text as="dt">{title}</Text>
          <Text as="dd">{text}</Text>
        </div>
      ))}
      {account && (
        <div>
          <dt>{words.help}</dt>
          <dd>
            <a className="tap" href={whatsappAddress(account)} rel="noopener" target="_blank">
              {words.chatOnWhatsapp}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
