export type Counts = { passed: number; skipped: number; failed: string[] }

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[]
}
type VitestTest = { status: string; fullName: string; failureMessages: string[] }
type Spec = { file: string; title: string; ok: boolean; tests: { results: { errors: { message: string }[] }[] }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type PlaywrightReport = {
  stats: { expected: number; flaky: number; skipped: number }
  suites: Suite[]
  errors: { message: string }[]
}

export declare const nothing: Counts
export function add(one: Counts, other: Counts): Counts
export function countStep(title: string, succeeded: boolean): Counts
export function countTests<Report>(
  title: string,
  reportFile: string,
  code: number,
  read: (report: Report) => Counts,
): Counts
export function fromVitest(report: VitestReport): Counts
export function fromPlaywright(report: PlaywrightReport): Counts
export function summary(counts: Counts): string
