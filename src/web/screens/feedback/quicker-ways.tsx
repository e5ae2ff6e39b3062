import { SCREENS } from "../../../domain/site/screens.ts"
import { whatsappAddress } from "../../features/content/whatsapp.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { WhatsappIcon } from "../../ui/whatsapp-icon.tsx"

/** What may be quicker than writing. */
export function QuickerWays() {
  const words = useWords("feedback")
  const [person] = useShop().whatsapp
  return (
    <aside data-slot="side">
      <section data-slot="facts-card">
        {person && (
          <div>
            <h2>{words.quicker}</h2>
            <p>{words.quickerText}</p>
            <a data-slot="text-link" href={whatsappAddress(person.account)} rel="noopener" target="_blank">
              <WhatsappIcon size={18} />
              <bdi>{person.name}</bdi>
            </a>
          </div>
        )}
        <div>
          <h2>{words.aboutParcel}</h2>
          <p>{words.aboutParcelText}</p>
          <Link data-slot="text-link" to={SCREENS.orders.path}>
            {words.feedbackFindOrder}
          </Link>
        </div>
      </section>
    </aside>
  )
}
