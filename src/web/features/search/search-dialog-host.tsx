import { Suspense } from "react"
import type { SearchKind } from "../../../domain/site/search-path.ts"
import { lazyPart } from "../../ui/keep-loading.ts"
import { createOverlay } from "../../ui/overlays/create-overlay.ts"

const overlay = createOverlay<SearchKind>()
const loadDialog = () => import("./search-dialog.tsx").then(({ SearchDialog }) => ({ default: SearchDialog }))
const LazyDialog = lazyPart(loadDialog)

/** Opens the search over the page. `intent` goes on the button that opens it: its code is then there by the click. */
export function useSearchDialog() {
  return searchDialog
}

const searchDialog = {
  open: (kind: SearchKind = "product") => overlay.open(kind),
  intent: { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() },
}

/** Where the search dialog stands; once in the frame. */
export function SearchDialogHost() {
  const opened = overlay.useOpened()
  if (!opened) return null
  return (
    <Suspense>
      <LazyDialog isOpen={opened.isOpen} kind={opened.purpose} onClose={overlay.close} />
    </Suspense>
  )
}
