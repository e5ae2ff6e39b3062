import { type ReactNode, useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import type { Shell } from "./load-shell.server.ts"
import { LoadingBar } from "./ui/loading-bar.tsx"
import { Navigation } from "./ui/navigation.tsx"

/** The shop's frame around every page: name, navigation, content, foot. */
export function Frame({ shell: { shop, messages }, children }: { shell: Shell; children: ReactNode }) {
  const main = useFocusOnMove()
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      <LoadingBar label={messages.loading} />
      {shop && (
        <header className="masthead">
          <Link className="brand" to="/">
            <bdi>{shop.name}</bdi>
          </Link>
          <Navigation entries={shop.navigation} label={messages.mainNavigation} />
        </header>
      )}
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {shop && (
        <footer className="colophon">
          <p>
            <bdi>{shop.name}</bdi>
          </p>
          {shop.slogan && (
            <p className="quiet">
              <bdi>{shop.slogan}</bdi>
            </p>
          )}
        </footer>
      )}
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
