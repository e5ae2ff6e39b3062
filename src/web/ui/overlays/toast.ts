import type { MessageLevel } from "../../../domain/enumerations.ts"
import { createToastQueue } from "./toast-queue.ts"

/** The notices of this page. On the server it stays empty: nothing is shown there. */
export const toastQueue = createToastQueue()

/** Shows a notice for five seconds, or for a time of its own: `toast(words.linkCopied, "success")`. */
export type ShowToast = (text: string, level?: MessageLevel, lifeMs?: number) => void

export function useToast(): ShowToast {
  return toastQueue.show
}
