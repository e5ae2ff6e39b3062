import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { add, countStep, countTests, fromPlaywright, fromVitest, nothing, summary } from "./test-counts.mjs"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "test-counts-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const written = (report: object) => {
  const file = join(folder, "report.json")
  writeFileSync(file, JSON.stringify(report))
  return file
}

const inFile = (name: string) => join(process.cwd(), "src", name)
const ofVitest = (passed: number, testResults: object[], pending = 0) => ({
  numPassedTests: passed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults,
})
const ofPlaywright = (expected: number, suites: object[], errors: object[] = []) => ({
  stats: { expected, flaky: 0, skipped: 0 },
  suites,
  errors,
})

test("a failed test is named with its file and with what went wrong in one line, without the trace", () => {
  const failureMessages = ["\u001b[31mError: got 0.5\u001b[39m\n\n    - Expected\n    + 1\n    at price.test.ts:3"]
  const assertionResults = [
    { status: "failed", fullName: "a price is whole cents", failureMessages },
    { status: "passed", fullName: "a price is shown", failureMessages: [] },
  ]
  const report = ofVitest(1, [{ name: inFile("price.test.ts"), status: "failed", assertionResults }], 2)
  const counts = countTests("unit tests", written(report), 1, fromVitest)
  expect(summary(counts)).toBe(
    "FAILED src/price.test.ts › a price is whole cents: Error: got 0.5 - Expected + 1\n1 passed, 1 failed, 2 skipped",
  )
})

test("a file that could not be read counts as a failure", () => {
  const report = ofVitest(3, [{ name: inFile("price.test.ts"), status: "failed", assertionResults: [] }])
  expect(countTests("unit tests", written(report), 1, fromVitest)).toEqual({
    passed: 3,
    skipped: 0,
    failed: ["src/price.test.ts"],
  })
})

test("a file that fails after its tests is named with the reason", () => {
  const assertionResults = [{ status: "passed", fullName: "a mail is written", failureMessages: [] }]
  const file = { name: inFile("mail.test.ts"), status: "failed", message: "permission denied\n  at", assertionResults }
  expect(countTests("api tests", written(ofVitest(1, [file])), 1, fromVitest).failed).toEqual([
    "src/mail.test.ts: permission denied",
  ])
})

test("a failed screen is named, however deep it is described", () => {
  const tests = [{ results: [{ errors: [] }, { errors: [{ message: "Timed out\n    at line 3" }] }] }]
  const spec = (title: string, ok: boolean) => ({ file: "cart.spec.ts", title, ok, tests: ok ? [] : tests })
  const suites = [{ specs: [spec("fills", true)], suites: [{ specs: [spec("empties", false)] }] }]
  expect(countTests("end-to-end tests", written(ofPlaywright(1, suites)), 1, fromPlaywright)).toEqual({
    passed: 1,
    skipped: 0,
    failed: ["cart.spec.ts › empties: Timed out"],
  })
})

const badEnds = {
  "wrote no report": () => countTests("api tests", join(folder, "none.json"), 1, fromVitest),
  "ran nothing": () => countTests("api tests", written(ofVitest(0, [])), 0, fromVitest),
  "ended badly after its tests": () => countTests("api tests", written(ofVitest(5, [])), 1, fromVitest),
}
for (const [how, counted] of Object.entries(badEnds))
  test(`a runner that ${how} counts as one failure`, () => {
    expect(counted().failed).toEqual(["api tests"])
  })

test("a browser that could not be started is said", () => {
  const report = ofPlaywright(0, [], [{ message: "no browser" }])
  expect(countTests("end-to-end tests", written(report), 1, fromPlaywright).failed).toEqual(["no browser"])
})

test("steps and tests are summed, and the count is the last line", () => {
  const total = [countStep("Types", true), countStep("Build", false)].reduce(add, nothing)
  expect(summary(total)).toBe("FAILED Build\n1 passed, 1 failed")
  expect(summary({ ...nothing, passed: 8 })).toBe("8 passed, 0 failed")
})
