import { Suspense } from "react"
import { loadScreen } from "../../shell/load-screen.ts"
import { lazyPart } from "../../ui/keep-loading.ts"
import { createOverlay } from "../../ui/overlays/create-overlay.ts"
import type { WantedGood } from "./sign-in-fields.ts"

const overlay = createOverlay<WantedGood>()

/** The dialog, and the words of the sign-in, which no other page carries. */
async function loadDialog() {
  const [{ SignInDialog }] = await Promise.all([import("./sign-in-dialog.tsx"), loadScreen("signIn")])
  return { default: SignInDialog }
}
const LazyDialog = lazyPart(loadDialog)

export const signInDialog = {
  open: overlay.open,
  /** For what opens it: its code is then there by the click. */
  intent: { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() },
}

/** Where that dialog stands; once in the frame. */
export function SignInDialogHost() {
  const opened = overlay.useOpened()
  if (!opened) return null
  return (
    <Suspense>
      <LazyDialog isOpen={opened.isOpen} wanted={opened.purpose} onClose={overlay.close} />
    </Suspense>
  )
}
