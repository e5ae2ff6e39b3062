import type { ScreenName } from "../../domain/site/screens.ts"
import { fetchWords } from "./fetch-data-file.ts"
import type { Shell } from "./shell.ts"

type LoadCode = (shell: Shell, screen: ScreenName) => Promise<unknown>

let present: { shell: Shell; loadCode: LoadCode } | undefined

/** In the browser: which shell pages have now, and how the template's code for a screen is loaded. */
export function startLoading(shell: Shell, loadCode: LoadCode): void {
  present = { shell, loadCode }
}

/** Loads all that a screen needs beside its data: its words, and what the template has for it. Once; later it is there. */
export async function loadScreen(screen: ScreenName | null): Promise<void> {
  if (!screen || !present) return
  const { shell, loadCode } = present
  const words = shell.wordFiles[screen]
  await Promise.all([words && fetchWords(words), loadCode(shell, screen)])
}
