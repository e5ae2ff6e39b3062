import { useEffect } from "react"
import { useMatches } from "react-router"
import { agreedPurposes } from "../../../domain/site/consent.ts"
import { isPublicScreen } from "../../../domain/site/public-screens.ts"
import { isScreenName } from "../../../domain/site/screens.ts"
import { whenQuiet } from "../../ui/when-quiet.ts"
import { codeDocument } from "./code-document.ts"
import { useConsent } from "./consent-store.ts"

/** Pages of the merchant's own; the other routes without a screen (unlocking, the newsletter's links) are somebody's own. */
const CONTENT_PAGE = "screens/content-page/route"

/** Whether code of others may run on what is shown. */
export function useIsOpenScreen(): boolean {
  const { id = "", loaderData } = useMatches().at(-1) ?? {}
  return isScreenName(id) ? isPublicScreen(id) : id === CONTENT_PAGE && loaderData !== undefined
}

/** Runs what the visitor has agreed to, once the page is quiet; its program is fetched only where there is something to run. */
export function usePastedCode(): void {
  const { code, consent } = useConsent()
  const isOpen = useIsOpenScreen()
  const agreed = code ? agreedPurposes(code, consent).join() : ""
  useEffect(() => {
    const isOpenDocument = codeDocument.opensOn(isOpen)
    codeDocument.allows(agreed !== "")
    if (!code || agreed === "" || !isOpen || !isOpenDocument) return
    const purposes = code.purposes.filter((purpose) => agreed.split(",").includes(purpose))
    return whenQuiet(() => void import("./run-code.ts").then(({ runCode }) => runCode(code.file, purposes)))
  }, [code, agreed, isOpen])
}
