import { type ComponentType, type FunctionComponent, useEffect, useState, useSyncExternalStore } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { PayHead } from "./pay-head.tsx"
import type { OnlineMethod, Payment } from "./payment.ts"
import { PROVIDER_NAMES } from "./use-method-name.ts"

export type PartProps = { payment: Payment; method: OnlineMethod }
/** Called by a part whose provider's script cannot be had. */
export type LoadedPartProps = PartProps & { onBlocked: () => void }

const never = () => () => {}
const yes = () => true
const no = () => false

/**
 * A provider's part whose code comes when it is shown. It needs scripts, and says so where there are none; and it needs a
 * document whose content policy names the provider, so one that was opened for another page is loaded anew.
 */
export function providerPart(load: () => Promise<ComponentType<LoadedPartProps>>): FunctionComponent<PartProps> {
  return function ProviderPart({ payment, method }) {
    const isAlive = useSyncExternalStore(never, yes, no)
    const [Part, setPart] = useState<ComponentType<LoadedPartProps> | null>(null)
    const [isBlocked, setBlocked] = useState(false)
    useEffect(() => {
      if (!isOwnDocument()) return location.reload()
      load().then(
        (loaded) => setPart(() => loaded),
        () => setBlocked(true),
      )
    }, [])
    return (
      <div data-slot="pay-part">
        <PayHead payment={payment} />
        {!isAlive && <NeedsScripts name={PROVIDER_NAMES[method.provider]} />}
        {isAlive && isBlocked && <Blocked name={PROVIDER_NAMES[method.provider]} />}
        {isAlive && !isBlocked && !Part && <PayLoading />}
        {Part && !isBlocked && <Part payment={payment} method={method} onBlocked={() => setBlocked(true)} />}
      </div>
    )
  }
}

/** Whether the document was opened at this page, and not at another one from which a link led here. */
function isOwnDocument(): boolean {
  const [opened] = performance.getEntriesByType("navigation")
  return !opened || new URL(opened.name, location.href).pathname === location.pathname
}

export function PayLoading() {
  const words = useWords("pay")
  return (
    <p data-slot="pay-loading" role="status">
      {words.payLoading}
    </p>
  )
}

function NeedsScripts({ name }: { name: string }) {
  const words = useWords("pay")
  return (
    <noscript>
      <p>{fill(words.payNeedsScripts, { provider: name })}</p>
      <p>
        <Link data-slot="text-link" to={SCREENS.contact.path}>
          {words.payContact}
        </Link>
      </p>
    </noscript>
  )
}

function Blocked({ name }: { name: string }) {
  const words = useWords("pay")
  return (
    <div data-slot="pay-blocked" role="alert">
      <strong>{words.payBlockedTitle}</strong>
      <p>{fill(words.payBlockedText, { provider: name })}</p>
      {/* What kept it away may be in this document: another one is asked for. */}
      <Button type="button" onClick={() => location.reload()}>
        {words.payTryAgain}
      </Button>
    </div>
  )
}
