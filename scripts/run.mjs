import { ensureInstalled } from "./install.mjs"
import { nodeBinary } from "./node.mjs"
import { runProgram } from "./run-program.mjs"
import { Stop, whenStarted } from "./stop.mjs"

await whenStarted(import.meta.url, async ([file, ...args]) => {
  if (!file) throw new Stop("Say which TypeScript file to run: node scripts/run.mjs FILE [arguments]")
  await ensureInstalled()
  const { code } = await runProgram(nodeBinary(), ["--disable-warning=ExperimentalWarning", file, ...args])
  return code
})
