import type { Messages } from "./messages/en.ts"
import { useShell } from "./use-shell.ts"

/** The words of the visitor's language: it comes with the page, so no other language is ever downloaded. */
export function useMessages(): Messages {
  const shell = useShell()
  if (!shell) throw new Error("There are no messages outside of the frame")
  return shell.messages
}
