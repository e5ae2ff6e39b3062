import type { ReactNode } from "react"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../forms/button.tsx"
import { TriangleAlert } from "../notice-icons.tsx"
import { Dialog } from "./dialog.tsx"

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  children?: ReactNode
  /** What the loud button says; while what it started goes on, nothing can be pressed. */
  confirm: string
  keep?: string
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done that cannot be taken back. Stylesheet: shared/overlays.css, with letters and buttons. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  keep,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const words = useWords()
  return (
    <Dialog slot="dialog" label={title} isOpen={isOpen} onClose={onClose} hasParts isSigned>
      <span data-slot="sign" data-kind="fault">
        <TriangleAlert aria-hidden="true" />
      </span>
      <div data-slot="dialog-head">
        <h2>{title}</h2>
      </div>
      {children && <div data-slot="dialog-body">{children}</div>}
      <div data-slot="dialog-foot">
        <Button type="button" kind="fault" isPending={isPending} onClick={() => isPending || onConfirm()}>
          {confirm}
        </Button>
        <Button type="button" kind="quiet" disabled={isPending} onClick={onClose}>
          {keep ?? words.keepIt}
        </Button>
      </div>
    </Dialog>
  )
}
