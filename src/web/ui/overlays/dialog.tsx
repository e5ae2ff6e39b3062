import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from "react"
import { useHeldPage } from "../navigation/use-held-page.ts"

type DialogProps = {
  slot: string
  label: string
  isOpen: boolean
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  /** Its children are its parts: head, body and foot. */
  hasParts?: boolean
  /** Beside the body stands a sign. */
  isSigned?: boolean
  children: ReactNode
}

/** A box over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Dialog({
  slot,
  label,
  isOpen,
  onClose,
  onKeyDown,
  hasParts = false,
  isSigned = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useHeldPage(isOpen)
  useEffect(() => {
    const box = dialog.current
    if (!box || box.open === isOpen) return
    if (isOpen) box.showModal()
    else box.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      data-slot={slot}
      data-signed={isSigned ? "" : undefined}
      aria-label={label}
      // A click beside it closes it too, where the browser can do that by itself.
      closedby="any"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {hasParts ? children : <div data-slot="dialog-body">{children}</div>}
    </dialog>
  )
}
