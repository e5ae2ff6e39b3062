import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { unlockPath } from "../../../../domain/site/route-address.ts"
import { useShell } from "../../../shell/shell.ts"
import { useScreen } from "../../../shell/use-screen.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { useUnlockDialog } from "./unlock-dialog-host.tsx"

/** Beside the other ways on, where a good that is not found may only be locked. The same for all: it tells nobody which. */
export function LockedHint({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { pathname } = useLocation()
  const { open, intent } = useUnlockDialog()
  const mayBeLocked = useScreen() === "item" && shell?.shop?.apps.encryptedGoods
  return (
    <>
      {mayBeLocked && <p>{shell.words.maybeLocked}</p>}
      <div data-slot="error-actions">
        {mayBeLocked && (
          <Link
            to={unlockPath(pathname)}
            data-slot="unlock"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              open(null)
            }}
            {...intent}
          >
            {shell.words.unlock}
          </Link>
        )}
        {children}
      </div>
    </>
  )
}
