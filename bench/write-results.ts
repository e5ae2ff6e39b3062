import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { join } from "node:path"
import type { Figure } from "./figure.ts"

const FILE = join(import.meta.dirname, "results.md")
const TITLE = "# What is fast, measured"
const HEAD = ["| figure | limit | measured | ok |", "|---|---|---|---|"]

type Run = {
  figures: readonly Figure[]
  notes: readonly string[]
  /** The parts that were run by themselves; null where all were. */
  names: readonly string[] | null
  postgresql: string
}

/** A whole run writes the file anew. Parts that were run by themselves replace their own rows, and say so. */
export function writeResults({ figures, notes, names, postgresql }: Run): void {
  const date = new Date().toISOString().slice(0, 10)
  const circumstances = `commit ${commit()}, Node ${process.versions.node}, PostgreSQL ${postgresql}, ${availableParallelism()} cores, load ${loadavg()[2]?.toFixed(1)}`
  const intro = `Written by \`npm run bench\` on ${date}: ${circumstances}. Ratios are taken within one run; with a load above the number of cores, times say little. Plans are in [plans.md](plans.md) and [commerce-plans.md](commerce-plans.md).`
  const rows = figures.map(rowOf)
  if (names === null) {
    write([intro], rows, notes)
    return
  }
  const old = readOld()
  const gone = new Set([...figures.map(({ name }) => name), ...names])
  const again = `Measured by itself on ${date} (${circumstances}): ${names.join(", ")}.`
  write(
    [...old.intro.map((line) => withoutParts(line, names)).filter((line) => line !== null), again],
    merged(old.rows, rows, gone),
    notes.length > 0 ? notes : old.notes,
  )
}

function write(intro: readonly string[], rows: readonly string[], notes: readonly string[]): void {
  const text = [TITLE, ...intro.flatMap((line) => ["", line]), "", ...HEAD, ...rows]
  writeFileSync(FILE, `${[...text, ...notes.flatMap((note) => ["", note])].join("\n")}\n`)
}

const cell = (text: string) => text.replaceAll("|", "/").replaceAll("\n", " ")
const rowOf = ({ name, limit, measured, ok }: Figure) =>
  `| ${name} | ${limit} | ${cell(measured)} | ${ok === null ? "–" : ok ? "yes" : "**no**"} |`
const nameOf = (row: string) => row.split(" | ", 1)[0]?.slice(2) ?? ""

/** New rows take the place of old ones of the same name; the others follow. */
function merged(old: readonly string[], anew: readonly string[], gone: ReadonlySet<string>): string[] {
  const byName = new Map(anew.map((row) => [nameOf(row), row]))
  const kept = old.flatMap((row) => byName.get(nameOf(row)) ?? (gone.has(nameOf(row)) ? [] : row))
  return [...kept, ...anew.filter((row) => !kept.includes(row))]
}

/** What an earlier run said of parts that have now been measured again is no longer true. */
function withoutParts(line: string, names: readonly string[]): string | null {
  const told = /^(Measured by itself on .*\): )(.*)\.$/.exec(line)
  if (!told) return line
  const left = told[2]?.split(", ").filter((name) => !names.includes(name)) ?? []
  return left.length > 0 ? `${told[1]}${left.join(", ")}.` : null
}

function readOld(): { intro: string[]; rows: string[]; notes: string[] } {
  const lines = readFileSync(FILE, "utf8").trimEnd().split("\n")
  const from = lines.indexOf(HEAD[0] ?? "")
  const to = lines.findIndex((line, at) => at > from && line === "")
  const end = to < 0 ? lines.length : to
  const notes = lines.slice(end).join("\n").trim()
  return {
    intro: lines.slice(1, from).filter(Boolean),
    rows: lines.slice(from + HEAD.length, end),
    notes: notes ? [notes] : [],
  }
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return "unknown" // Not every copy of the shop is a git checkout.
  }
}
