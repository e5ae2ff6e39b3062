import type { ReactNode } from "react"
import { useShell } from "../../../shell/shell.ts"
import { useScreen } from "../../../shell/use-screen.ts"
import { useUnlockDialog } from "./unlock-dialog-host.tsx"

/** Beside the other ways on, where a good that is not found may only be locked. The same for all: it tells nobody which. */
export function LockedHint({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { open, intent } = useUnlockDialog()
  const mayBeLocked = useScreen() === "item" && shell?.shop?.apps.encryptedGoods
  return (
    <>
      {mayBeLocked && <p>{shell.messages.maybeLocked}</p>}
      <div data-slot="error-actions">
        {mayBeLocked && (
          <button type="button" data-slot="unlock" data-replay onClick={() => open(null)} {...intent}>
            {shell.messages.unlock}
          </button>
        )}
        {children}
      </div>
    </>
  )
}
