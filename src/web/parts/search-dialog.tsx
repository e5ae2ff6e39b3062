import { lazy, Suspense, useSyncExternalStore } from "react"
import type { SearchKind } from "../../domain/route-address.ts"

type Opened = { kind: SearchKind; isOpen: boolean } | null

/** Null until it was opened for the first time: before that its code is not even fetched. */
let opened: Opened = null
const listeners = new Set<() => void>()

function set(next: Opened) {
  opened = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const loadDialog = () => import("../ui/search-dialog.tsx").then(({ SearchDialog }) => ({ default: SearchDialog }))
const LazyDialog = lazy(loadDialog)

/** Opens the search over the page. `intent` goes on the button that opens it: its code is then there by the click. */
export function useSearchDialog() {
  return searchDialog
}

const searchDialog = {
  open(kind: SearchKind = "product") {
    set({ kind, isOpen: true })
  },
  intent: { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() },
}

/** Where the search dialog stands; once in the frame. */
export function SearchDialogHost() {
  const state = useSyncExternalStore<Opened>(
    subscribe,
    () => opened,
    () => null,
  )
  if (!state) return null
  return (
    <Suspense>
      <LazyDialog isOpen={state.isOpen} kind={state.kind} onClose={() => set({ kind: state.kind, isOpen: false })} />
    </Suspense>
  )
}
