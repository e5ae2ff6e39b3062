import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { demoStaff } from "./demo-staff.ts"

const folder = mkdtempSync(join(tmpdir(), "vitrine-demo-staff-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("the staff's password is made once, kept, and readable by nobody else", async () => {
  const made = await demoStaff(join(folder, "new", "data"))
  expect(made).toMatchObject({ email: "staff@vitrine.test", isNew: true })
  expect(made.password).toMatch(/^[\w-]{16}$/)
  expect(await demoStaff(join(folder, "new", "data"))).toEqual({ ...made, isNew: false })
  expect(readFileSync(made.file, "utf8")).toContain(made.password)
  expect(statSync(made.file).mode & 0o777).toBe(0o600)
})

test("starts that meet agree on one password, and another folder has another", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => demoStaff(join(folder, "met"))))
  expect(new Set(all.map(({ password }) => password)).size).toBe(1)
  expect(all[0]?.password).not.toBe((await demoStaff(join(folder, "other"))).password)
})

test("a file without a password stops the start: an empty one would let anybody in", async () => {
  writeFileSync(join(folder, "demo-staff.txt"), "staff@vitrine.test\n")
  await expect(demoStaff(folder)).rejects.toThrow("Remove it and start again")
})
