import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { stopNotingTaps } from "./frame/early-tap.ts"
import { reloadRoute } from "./frame/reload-route.ts"
import { loadPage } from "./load-page.ts"

// A page that comes to life without its words or its code would be drawn anew.
try {
  await loadPage(document.documentElement.dataset, document.getElementById("main")?.dataset.page)
  hydrate()
} catch {
  // A new version has taken its files away.
  reloadRoute(location.href)
}

function hydrate(): void {
  stopNotingTaps()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
