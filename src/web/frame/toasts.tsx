import { useSyncExternalStore } from "react"
import { MESSAGE_LEVEL } from "../../domain/enumerations.ts"
import { ADDED_ID } from "../features/cart/buy-form.ts"
import { useWords } from "../shell/use-words.ts"
import { X } from "../ui/icons.tsx"
import { toastQueue } from "../ui/overlays/toast.ts"
import type { Toast } from "../ui/overlays/toast-queue.ts"

const NONE: readonly Toast[] = []

/** The notices, above everything. They wait while the pointer or the focus is on them. */
export function Toasts() {
  const words = useWords()
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.toasts, () => NONE)
  return (
    <section
      data-slot="toasts"
      aria-label={words.notifications}
      onPointerEnter={toastQueue.hold}
      onPointerLeave={toastQueue.release}
      onFocus={toastQueue.hold}
      onBlur={toastQueue.release}
    >
      <ol aria-live="polite" aria-relevant="additions">
        {/* Without scripts the address says that something was added. */}
        <li id={ADDED_ID} data-slot="toast" data-when="target" data-level={MESSAGE_LEVEL.success}>
          <p>{words.addedToCart}</p>
        </li>
        {toasts.map(({ id, text, level }) => (
          <li key={id} data-slot="toast" data-level={MESSAGE_LEVEL[level]}>
            <p>{text}</p>
            <button type="button" aria-label={words.dismiss} onClick={() => toastQueue.dismiss(id)}>
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
