import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from "react"
import { useHeldPage } from "./use-held-page.ts"

type DialogProps = {
  slot: string
  label: string
  isOpen: boolean
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A box over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Dialog({ slot, label, isOpen, onClose, onKeyDown, children }: DialogProps) {
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
      aria-label={label}
      // A click beside it closes it too, where the browser can do that by itself.
      closedby="any"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div data-slot="dialog-body">{children}</div>
    </dialog>
  )
}
