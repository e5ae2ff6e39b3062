import { readFileSync } from "node:fs"
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

const REASON_LENGTH = 400

export const nothing = { passed: 0, skipped: 0, failed: [] }

export function add(one, other) {
  return {
    passed: one.passed + other.passed,
    skipped: one.skipped + other.skipped,
    failed: [...one.failed, ...other.failed],
  }
}

export function countStep(title, succeeded) {
  return succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: [title] }
}

/** A runner that ends badly without naming a failed test (it died, or no test was found) counts as one failure. */
export function countTests(title, reportFile, code, read) {
  const report = readReport(reportFile)
  const counts = report ? read(report) : nothing
  const ranNothing = counts.passed + counts.failed.length === 0
  return counts.failed.length === 0 && (code !== 0 || ranNothing) ? add(counts, countStep(title, false)) : counts
}

export function fromVitest({ testResults, numPassedTests, numPendingTests, numTodoTests }) {
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(process.cwd(), name)
      const failed = assertionResults.filter((test) => test.status === "failed")
      // What fails before the first test or after the last one is the file's, whatever became of its tests.
      if (status === "failed" && failed.length === 0) return [named(file, [message])]
      return failed.map(({ fullName, failureMessages }) => named(`${file} › ${fullName}`, failureMessages))
    }),
  }
}

export function fromPlaywright({ stats, suites, errors }) {
  const failed = suites.flatMap(failedSpecs)
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: failed.length > 0 ? failed : errors.map(({ message }) => message),
  }
}

/** What failed is named once more at the end, where it is looked for: a long run prints thousands of lines before. */
export function summary({ passed, failed, skipped }) {
  const list = failed.map((name) => `FAILED ${name}\n`).join("")
  return `${list}${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
}

function failedSpecs({ suites = [], specs }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      named(
        `${file} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      ),
    )
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** With the first reason in one line: of a run elsewhere, often only the end can still be read. */
function named(test, [reason]) {
  if (!reason) return test
  const lines = stripVTControlCharacters(reason).split("\n")
  const beforeTrace = lines.findIndex((line) => /^\s+at\b/.test(line))
  const line = lines
    .slice(0, beforeTrace < 0 ? undefined : beforeTrace)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
  return `${test}: ${line.slice(0, REASON_LENGTH)}`
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined // The runner died before it wrote one.
  }
}
