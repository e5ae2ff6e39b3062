import { Suspense, useState } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { X } from "../../ui/icons.tsx"
import { lazyPart } from "../../ui/keep-loading.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { WhatsappIcon } from "../../ui/whatsapp-icon.tsx"

const loadPanel = () => import("./chat-panel.tsx").then(({ ChatPanel }) => ({ default: ChatPanel }))
const LazyPanel = lazyPart(loadPanel)

/** The corner of the page: everybody of the shop who is asked on WhatsApp. Without scripts it leads to the contact page. */
export function ChatButton() {
  const words = useWords()
  const { whatsapp } = useShop()
  const [isOpen, setOpen] = useState(false)
  if (whatsapp.length === 0) return null
  return (
    <aside data-slot="chat" aria-label={words.chatOpen}>
      {isOpen && (
        <Suspense>
          <LazyPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Link
        data-slot="chat-button"
        to={SCREENS.contact.path}
        aria-label={isOpen ? words.close : words.chatOpen}
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel()}
        onClick={(event) => {
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        {isOpen ? <X size={30} aria-hidden="true" /> : <WhatsappIcon size={34} />}
      </Link>
    </aside>
  )
}
