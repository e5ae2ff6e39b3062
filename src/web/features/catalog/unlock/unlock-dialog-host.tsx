import { Suspense } from "react"
import { lazyPart } from "../../../ui/keep-loading.ts"
import { createOverlay } from "../../../ui/overlays/create-overlay.ts"

/** The address of the good that is wanted; null where one is there already. */
const overlay = createOverlay<string | null>()
const loadDialog = () => import("./unlock-dialog.tsx").then(({ UnlockDialog }) => ({ default: UnlockDialog }))
const LazyDialog = lazyPart(loadDialog)

/** Opens the door to the locked goods. `intent` goes on what opens it: its code is then there by the click. */
export function useUnlockDialog() {
  return unlockDialog
}

const unlockDialog = {
  open: overlay.open,
  intent: { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() },
}

/** Where that dialog stands; once in the frame. */
export function UnlockDialogHost() {
  const opened = overlay.useOpened()
  if (!opened) return null
  return (
    <Suspense>
      <LazyDialog isOpen={opened.isOpen} wanted={opened.purpose} onClose={overlay.close} />
    </Suspense>
  )
}
