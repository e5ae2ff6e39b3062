import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const page = readFileSync(join(root, "docs/spec-coverage.md"), "utf8")

type Row = { statement: string; state: string; where: string; proof: string }

const rows: Row[] = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| statement"))
  .map((line) => {
    const [statement = "", state = "", where = "", proof = ""] = line
      .slice(2)
      .split(" |")
      .map((cell) => cell.trim())
    return { statement, state, where, proof }
  })

test("the page has a row for each statement of every section", () => {
  expect(page.match(/^## \d /gm)).toHaveLength(9)
  expect(rows.length).toBeGreaterThan(150)
})

describe.each(rows)("$statement", ({ state, where, proof }) => {
  if (state === "decided otherwise")
    test("names the sentence that says so", () => {
      expect(where).toMatch(/^".{20,}"$/)
    })
  else if (state === "open")
    test("claims nothing", () => {
      expect(where + proof).toBe("")
    })
  else
    test("is built where the page says, and its test is there", () => {
      expect(state).toBe("built")
      expect(existsSync(join(root, where.replaceAll("`", "")))).toBe(true)
      const [, file = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
      expect(readFileSync(join(root, file), "utf8")).toContain(title)
    })
})
