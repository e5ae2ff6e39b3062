import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { join } from "node:path"
import type { Figure } from "./figure.ts"

const FILE = join(import.meta.dirname, "results.md")

export function writeResults(figures: readonly Figure[], notes: readonly string[], postgresql: string): void {
  const date = new Date().toISOString().slice(0, 10)
  const circumstances = `commit ${commit()}, Node ${process.versions.node}, PostgreSQL ${postgresql}, ${availableParallelism()} cores, load ${loadavg()[2]?.toFixed(1)}`
  const text = [
    "# What is fast, measured",
    "",
    `Written by \`npm run bench\` on ${date}: ${circumstances}. Ratios are taken within one run; with a load above the number of cores, times say little. Plans are in [plans.md](plans.md).`,
    "",
    "| figure | limit | measured | ok |",
    "|---|---|---|---|",
    ...figures.map(
      ({ name, limit, measured, ok }) => `| ${name} | ${limit} | ${measured} | ${ok ? "yes" : "**no**"} |`,
    ),
    ...notes.flatMap((note) => ["", note]),
  ]
  writeFileSync(FILE, `${text.join("\n")}\n`)
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return "unknown" // Not every copy of the shop is a git checkout.
  }
}
