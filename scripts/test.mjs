import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled } from "./install.mjs"
import { migrationsMatch } from "./migrations-match.mjs"
import { commandFile, nodeBinary } from "./node.mjs"
import { runProgram } from "./run-program.mjs"
import { root, Stop, whenStarted } from "./stop.mjs"
import { add, countStep, countTests, fromPlaywright, fromVitest, nothing, summary } from "./test-counts.mjs"

const quickSteps = {
  "Format and lint": () => check("@biomejs/biome", "biome", "ci", "."),
  Types: async () =>
    (await check("@react-router/dev", "react-router", "typegen")) && check("typescript", "tsc", "--noEmit"),
  "Import rules": () =>
    check("dependency-cruiser", "depcruise", "--config", ".dependency-cruiser.cjs", ...sourceFolders()),
  "Unused code": () => check("knip", "knip", "--treat-config-hints-as-errors"),
  "Migrations match the schema": migrationsMatch,
  "Unit tests": () => vitest("unit"),
}
const slowSteps = {
  "Storage tests": () => vitest("storage"),
  "API tests": () => vitest("api"),
  Build: () => ensureBuilt().then(() => true),
  "End-to-end tests": endToEnd,
}

const reports = mkdtempSync(join(tmpdir(), "vitrine-test-"))
process.once("exit", () => rmSync(reports, { recursive: true, force: true }))

await whenStarted(import.meta.url, async (args) => {
  await ensureInstalled()
  const steps = args.includes("--quick") ? quickSteps : { ...quickSteps, ...slowSteps }
  let total = nothing
  for (const [title, step] of Object.entries(steps)) total = add(total, await timed(title, step))
  console.log(`\n${summary(total)}`)
  return total.failed.length > 0 ? 1 : 0
})

async function timed(title, step) {
  console.log(`\n── ${title}`)
  const begun = performance.now()
  const outcome = await step().catch(explain)
  const counts = typeof outcome === "boolean" ? countStep(title, outcome) : outcome
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`── ${title}: ${counts.failed.length > 0 ? "FAILED" : "ok"}, ${seconds} s`)
  return counts
}

function explain(failure) {
  console.log(failure instanceof Stop ? failure.message : failure)
  return false
}

function runCommand(packageName, command, args, env = {}) {
  return runProgram(nodeBinary(), [commandFile(packageName, command), ...args], { env })
}

async function check(packageName, command, ...args) {
  return (await runCommand(packageName, command, args)).code === 0
}

async function vitest(project) {
  const report = join(reports, `${project}.json`)
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const { code } = await runCommand("vitest", "vitest", ["run", "--project", project, ...reporters], {
    NODE_ENV: "test",
  })
  return countTests(`${project} tests`, report, code, fromVitest)
}

async function endToEnd() {
  const report = join(reports, "e2e.json")
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code } = await runCommand("@playwright/test", "playwright", ["test", "--reporter=list,json"], env)
  return countTests("end-to-end tests", report, code, fromPlaywright)
}

function sourceFolders() {
  return ["src", "demo", "tests", "bench", "scripts"].filter((folder) => existsSync(join(root, folder)))
}
