import { readFileSync } from "node:fs"

const none = { passed: 0, failed: 0, skipped: 0 }

export function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

export function countStep(succeeded) {
  return succeeded ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

/** A runner that ends badly without naming a failed test (it died, or no test was found) counts as one failure. */
export function countTests(reportFile, code, read) {
  const counts = read(readReport(reportFile))
  const ranNothing = counts.passed + counts.failed === 0
  return counts.failed === 0 && (code !== 0 || ranNothing) ? add(counts, countStep(false)) : counts
}

export function fromVitest(report) {
  if (!report) return none
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function fromPlaywright(report) {
  if (!report) return none
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined // The runner died before it wrote one.
  }
}
