import { parseArgs } from "node:util"
import { benchServer, LARGE, SMALL } from "./bench-server.ts"
import type { Figure } from "./figure.ts"
import { type Bench, parts } from "./parts.ts"
import { writeResults } from "./write-results.ts"

const { values: options } = parseArgs({
  options: { fresh: { type: "boolean", default: false }, only: { type: "string" } },
})
const names = options.only?.split(",") ?? Object.keys(parts)
const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are: ${Object.keys(parts).join(", ")}`)
  process.exit(1)
}
const say = (sentence: string) => console.log(sentence)

const figures: Figure[] = []
const notes: string[] = []
const tell = (told: readonly Figure[]) => {
  for (const { name, limit, measured, ok } of told)
    say(`${ok === false ? "! " : "  "}${name}: ${measured} (limit ${limit})`)
  figures.push(...told)
}

const server = await benchServer(options.fresh, say)
const bench: Bench = {
  server,
  small: () => server.kept(...SMALL),
  large: () => server.kept(...LARGE),
  note: (text) => void notes.push(text),
  say: (sentence) => say(`  ${sentence} …`),
}
try {
  const { rows } = await server.admin("select current_setting('server_version') as version")
  for (const name of names) {
    say(name)
    // What cannot be measured has failed; the other figures are still wanted.
    const failed = (failure: unknown) => [{ name, limit: "–", measured: String(failure), ok: false }]
    tell((await parts[name]?.(bench).catch(failed)) ?? [])
  }
  writeResults({ figures, notes, names: options.only ? names : null, postgresql: String(rows[0]?.version) })
} finally {
  await server.stop()
}
if (figures.some(({ ok }) => ok === false)) process.exitCode = 1
