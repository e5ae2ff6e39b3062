import { ensureBuilt } from "./build.mjs"
import { ensureInstalled } from "./install.mjs"
import { nodeBinary } from "./node.mjs"
import { runProgram } from "./run-program.mjs"
import { builtShop, shopEnvironment, shopFlags } from "./shop-process.mjs"
import { whenStarted } from "./stop.mjs"

await whenStarted(import.meta.url, async (args) => {
  await ensureInstalled()
  const isDev = args.includes("--dev")
  if (!isDev) await ensureBuilt()
  // React looks at NODE_ENV when it is loaded; it has to agree with how the shop was built.
  const env = { ...shopEnvironment, NODE_ENV: isDev ? "development" : "production" }
  const file = isDev ? "src/main.ts" : builtShop
  const { code } = await runProgram(nodeBinary(), [...shopFlags, file, ...args], { env, linked: true })
  return code
})
