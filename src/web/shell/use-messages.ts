import type { Messages } from "../../words/en/screens.ts"
import { lastResort } from "../../words/last-resort.ts"
import { useShell } from "./shell.ts"

/** The words of the visitor's language: they come with the page, so no other language is ever downloaded. */
export function useMessages(): Messages {
  const shell = useShell()
  if (!shell) throw new Error("There are no messages outside of the frame")
  return shell.messages
}

/** The few words that a page has even where its root broke. */
export function useLastWords(): typeof lastResort {
  return useShell()?.messages ?? lastResort
}
