import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const KNIP = join(root, "node_modules/knip/bin/knip.js")

type Named = { name: string }
type Found = { file: string } & Record<string, Named[] | string>

test("nothing is called by tests alone", async () => {
  const asked = [KNIP, "--production", "--reporter", "json", "--no-exit-code"]
  const { stdout } = await promisify(execFile)(process.execPath, asked, { cwd: root, maxBuffer: 10_000_000 })
  const { issues }: { issues: Found[] } = JSON.parse(stdout)
  const unused = issues.map(({ file, ...kinds }) => [file, Object.values(kinds).flat().map(nameOf).sort()])
  expect(Object.fromEntries(unused)).toEqual({})
}, 300_000)

const nameOf = (found: Named | string) => (typeof found === "string" ? found : found.name)
