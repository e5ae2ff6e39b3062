import "./overlays.css"
import { useEffect } from "react"
import { commaIn } from "../../../domain/locales/comma.ts"
import { useShell, useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { countryName } from "../content/country-name.ts"
import { Person } from "../content/person.tsx"

/** Whom to ask, above the button that has opened it. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const lang = useShell()?.lang ?? "en"
  const { whatsapp, content } = useShop()
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose()
    }
    document.addEventListener("keydown", leave)
    return () => document.removeEventListener("keydown", leave)
  }, [onClose])
  return (
    <section data-slot="chat-panel" aria-label={words.chatOpen}>
      <header>
        <p data-slot="chat-title">{words.chatTitle}</p>
        <p>{[words.chatOnWhatsapp, content.contact.hours].filter(Boolean).join(commaIn(lang))}</p>
      </header>
      {whatsapp.map(({ name, account, country }) => (
        <Person key={account} name={name} account={account} country={countryName(country, lang)} />
      ))}
    </section>
  )
}
