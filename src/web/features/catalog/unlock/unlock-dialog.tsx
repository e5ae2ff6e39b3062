import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useWords } from "../../../shell/use-words.ts"
import { X } from "../../../ui/icons.tsx"
import { Dialog } from "../../../ui/overlays/dialog.tsx"
import { useToast } from "../../../ui/overlays/toast.ts"
import { PasswordForm, RequestForm } from "./unlock-forms.tsx"

type UnlockDialogProps = {
  isOpen: boolean
  /** The address of the good that is wanted; null where one is there already. */
  wanted: string | null
  onClose: () => void
}

/** The way to locked goods: the password, or the request for it. */
export function UnlockDialog({ isOpen, wanted, onClose }: UnlockDialogProps) {
  const words = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [hasPassword, setHasPassword] = useState(true)
  function unlocked() {
    toast(words.freeToViewEncrypted, "success")
    onClose()
    // Whoever is there already goes there anew: a page that was not found has nothing that could be loaded again.
    navigate(wanted ?? pathname + search, { replace: wanted === null })
  }
  function requested() {
    onClose()
    toast(words.checkPwdMsg, "success")
  }
  return (
    <Dialog
      slot="unlock-dialog"
      label={hasPassword ? words.unlockTitle : words.requestAccess}
      isOpen={isOpen}
      onClose={onClose}
    >
      {hasPassword ? (
        <PasswordForm to={wanted ?? pathname} onDone={unlocked} onOther={() => setHasPassword(false)} />
      ) : (
        <RequestForm onDone={requested} onOther={() => setHasPassword(true)} />
      )}
      <button type="button" data-slot="dialog-close" aria-label={words.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </Dialog>
  )
}
