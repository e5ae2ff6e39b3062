import { Dialog as BaseDialog } from "@base-ui/react/dialog"
import x from "lucide/dist/esm/icons/x.mjs"
import type { ReactNode } from "react"
import { useWords } from "../shell/words.ts"
import { Icon } from "./icon.tsx"

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  isWide?: boolean
  /** At the end, the one that does it last. */
  footer?: ReactNode
  children: ReactNode
}

/** Over the page, for what is short or cannot be taken back. It keeps the focus and gives it back. */
export function Dialog({ isOpen, onClose, title, isWide = false, footer, children }: DialogProps) {
  const t = useWords("frame")
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="veil" />
        <BaseDialog.Popup className={isWide ? "dialog wide" : "dialog"}>
          <header>
            <BaseDialog.Title render={<h2>{title}</h2>} />
            <BaseDialog.Close className="btn icon bare" aria-label={t("close")}>
              <Icon of={x} />
            </BaseDialog.Close>
          </header>
          <div className="in">{children}</div>
          {footer && <footer>{footer}</footer>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
