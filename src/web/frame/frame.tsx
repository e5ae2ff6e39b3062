import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { isPublicScreen } from "../../domain/site/public-screens.ts"
import { SignInDialogHost } from "../features/account/sign-in-dialog-host.tsx"
import { CardForm } from "../features/cart/card-form.tsx"
import { UnlockDialogHost } from "../features/catalog/unlock/unlock-dialog-host.tsx"
import { useShownPromotion } from "../features/overlays/use-shown-promotion.ts"
import { SearchDialogHost } from "../features/search/search-dialog-host.tsx"
import { useShop } from "../shell/shell.ts"
import { useScreen } from "../shell/use-screen.ts"
import { useWords } from "../shell/use-words.ts"
import { useTemplate } from "../templates/use-template.ts"
import { HydrationBoundary } from "../ui/hydration-boundary.tsx"
import { latePart, ownPart } from "../ui/late-part.tsx"
import { useEarlyTap } from "./early-tap.ts"
import { FormSender } from "./form-sender.tsx"
import { LoadingBar } from "./loading-bar.tsx"
import { useOpening } from "./use-opening.ts"

const ChatButton = ownPart(async () => (await import("../features/overlays/chat-button.tsx")).ChatButton)
const PromotionBar = ownPart(async () => (await import("../features/overlays/promotion-bar.tsx")).PromotionBar)
const ConsentPlace = latePart(async () => (await import("../features/consent/consent-place.tsx")).ConsentPlace)
const LateFrame = latePart(async () => (await import("./late-frame.tsx")).LateFrame)
const Toasts = ownPart(async () => (await import("./toasts.tsx")).Toasts)

/** The shop's frame around every page, in the template's components. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords()
  const main = useFocusOnMove()
  const screen = useScreen()
  const isPublic = isPublicScreen(screen)
  const hasPromotion = useShownPromotion() !== null
  const hasContacts = useShop().whatsapp.length > 0
  useOpening()
  useEarlyTap()
  const { header: Header, footer: Footer } = useTemplate().frame
  return (
    <>
      <a data-slot="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <ConsentPlace />
      <LoadingBar />
      {isPublic && hasPromotion && <PromotionBar />}
      <HydrationBoundary>
        <Header />
      </HydrationBoundary>
      <main id="main" tabIndex={-1} ref={main} data-page={screen ?? undefined}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </main>
      <Footer />
      <CardForm />
      <FormSender />
      {hasContacts && <ChatButton />}
      <LateFrame />
      <SearchDialogHost />
      <SignInDialogHost />
      <UnlockDialogHost />
      <Toasts />
    </>
  )
}

/** What the server alone writes. */
const DESCRIPTIONS = `script[type="application/ld+json"],meta[property],${["description", "keywords", "twitter:card"].map((name) => `meta[name="${name}"]`)}`

/** What the server has told search engines is of the page that was opened. */
function forgetDescriptions(): void {
  for (const element of document.head.querySelectorAll(DESCRIPTIONS)) element.remove()
}

/** After a client navigation the focus moves to the new content, as it would after a page load. Within a page it stays where it is, if that is still there. */
function useFocusOnMove() {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const seen = useRef({ pathname, key })
  useEffect(() => {
    const before = seen.current
    seen.current = { pathname, key }
    if (before.key === key) return
    if (before.pathname !== pathname) forgetDescriptions()
    else if (document.activeElement !== document.body) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, key])
  return main
}
