import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { useEarlyTap } from "./parts/early-tap.ts"
import { SearchDialogHost } from "./parts/search-dialog.tsx"
import { UnlockDialogHost } from "./parts/unlock-dialog.tsx"
import { useHashScrolling } from "./parts/use-hash-scrolling.ts"
import { useMessages } from "./parts/use-messages.ts"
import { useOpening } from "./parts/use-opening.ts"
import { useScreen } from "./parts/use-screen.ts"
import { useVersionCheck } from "./parts/use-version-check.ts"
import { useTemplate } from "./templates/use-template.ts"
import { LoadingBar } from "./ui/loading-bar.tsx"
import { Part } from "./ui/part.tsx"
import { ScrollToTop } from "./ui/scroll-to-top.tsx"
import { Toasts } from "./ui/toasts.tsx"

/** The shop's frame around every page, in the template's forms. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useMessages()
  const main = useFocusOnMove()
  useOpening()
  useEarlyTap()
  useHashScrolling()
  useVersionCheck()
  const { header: Header, footer: Footer } = useTemplate().slots
  return (
    <>
      <a data-slot="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <LoadingBar />
      <Part>
        <Header />
      </Part>
      <main id="main" tabIndex={-1} ref={main} data-page={useScreen() ?? undefined}>
        <Part>{children}</Part>
      </main>
      <Part>
        <Footer />
      </Part>
      <ScrollToTop />
      <SearchDialogHost />
      <UnlockDialogHost />
      <Toasts />
    </>
  )
}

/** After a client navigation the focus moves to the new content, as it would after a page load. */
function useFocusOnMove() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
