import { realpathSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import { watchLauncher } from "./watch-launcher.mjs"

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** An expected end: its sentence says what to do, so no stack is shown. */
export class Stop extends Error {}

/** Runs `main` if `url` is the file Node was started with. */
export async function whenStarted(url, main) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== realpathSync(fileURLToPath(url))) return
  watchLauncher()
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (failure) {
    if (!(failure instanceof Stop)) throw failure
    console.error(`\n${failure.message}`)
    process.exitCode = 1
  }
}
