import { Suspense, useEffect, useState } from "react"
import { mustAsk } from "../../../domain/site/consent.ts"
import { lazyPart } from "../../ui/keep-loading.ts"
import { whenQuiet } from "../../ui/when-quiet.ts"
import { reopenConsent, useConsent } from "./consent-store.ts"
import { useIsOpenScreen, usePastedCode } from "./use-pasted-code.ts"

const LazyBar = lazyPart(() => import("./consent-bar.tsx").then(({ ConsentBar }) => ({ default: ConsentBar })))

/** Whether visitors are being asked, or will be: nothing else comes by itself before they have answered. */
export function useAsksConsent(): boolean {
  const { code, consent } = useConsent()
  return code !== null && mustAsk(code, consent)
}

/** Where the question stands, before everything else for whoever goes by keyboard or has the page read out. */
export function ConsentPlace() {
  const { code } = useConsent()
  const asks = useAsksConsent()
  const isOpenScreen = useIsOpenScreen()
  const isReopened = reopenConsent.useIsOpen()
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  usePastedCode()
  if (!code?.asksFirst) return null
  const isShown = isReopened || (asks && isQuiet && isOpenScreen)
  return (
    <div data-slot="consent-place" aria-live="polite">
      {isShown && (
        <Suspense>
          <LazyBar code={code} isReopened={isReopened} />
        </Suspense>
      )}
    </div>
  )
}
