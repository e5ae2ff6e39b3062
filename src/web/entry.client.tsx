import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { stopNotingTaps } from "./frame/early-tap.ts"
import { loadTemplate } from "./templates/load-template.ts"

// Awaited before hydrating: a lazy template would show a fallback first.
await loadTemplate(document.documentElement.dataset.template ?? "")

stopNotingTaps()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
