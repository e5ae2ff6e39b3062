import { useState } from "react"
import { useWords } from "../../../shell/use-words.ts"
import { InfoDialog } from "../../../ui/overlays/info-dialog.tsx"
import { useCanUsePasskeys } from "./use-can-use-passkeys.ts"

/** Opens what a passkey is, in some sentences. */
export function AboutPasskeys() {
  const words = useWords("account", "memberCentre")
  const [isOpen, setOpen] = useState(false)
  const isAlive = useCanUsePasskeys() !== null
  if (!isAlive) return null
  return (
    <>
      <button type="button" data-slot="text-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.aboutPasskeys}
      </button>
      <InfoDialog isOpen={isOpen} title={words.aboutPasskeys} onClose={() => setOpen(false)}>
        <p>{words.aboutPasskeysText}</p>
      </InfoDialog>
    </>
  )
}
