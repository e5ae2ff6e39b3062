import x from "lucide/dist/esm/icons/x.mjs"
import { useKeys } from "../shell/keys.ts"
import { dismissToast, type Toast, useToasts } from "../shell/toasts.ts"
import { useWords } from "../shell/words.ts"
import { Icon } from "../ui/icon.tsx"

async function undo({ id, undo }: Toast): Promise<void> {
  dismissToast(id)
  await undo?.()
}

/** What was just done, or why not; what can be taken back has a button for it, and ⌘Z. */
export function Toasts() {
  const t = useWords("frame")
  const toasts = useToasts()
  const last = toasts.findLast((toast) => toast.undo)
  useKeys(last ? { "⌘z": () => void undo(last) } : {})
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={`toast ${toast.kind}`}>
          <span>{toast.text}</span>
          {toast.undo && (
            <button type="button" onClick={() => undo(toast)}>
              {t("undo")}
            </button>
          )}
          <button type="button" aria-label={t("close")} onClick={() => dismissToast(toast.id)}>
            <Icon of={x} size="s" />
          </button>
        </div>
      ))}
    </div>
  )
}
