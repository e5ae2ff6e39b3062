import type { ReactNode } from "react"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../forms/button.tsx"
import { Info } from "../notice-icons.tsx"
import { Dialog } from "./dialog.tsx"

type InfoDialogProps = { isOpen: boolean; title: string; children: ReactNode; onClose: () => void }

/** Explains something; there is nothing to decide. Stylesheet: shared/overlays.css, with letters and buttons. */
export function InfoDialog({ isOpen, title, children, onClose }: InfoDialogProps) {
  const words = useWords()
  return (
    <Dialog slot="dialog" label={title} isOpen={isOpen} onClose={onClose} hasParts isSigned>
      <span data-slot="sign">
        <Info aria-hidden="true" />
      </span>
      <div data-slot="dialog-head">
        <h2>{title}</h2>
      </div>
      <div data-slot="dialog-body">{children}</div>
      <div data-slot="dialog-foot">
        <Button type="button" onClick={onClose}>
          {words.understood}
        </Button>
      </div>
    </Dialog>
  )
}
