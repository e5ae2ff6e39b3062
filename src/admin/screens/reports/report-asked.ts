import { REPORT_TIMES, SALES_BY } from "../../../contract/admin/report-calls.ts"

export const REPORTS = ["sales", "stock", "funnel"] as const
export type Report = (typeof REPORTS)[number]
export type SalesBy = (typeof SALES_BY)[number]

/** Under which word each way to sum stands. */
export const BY_WORDS = {
  day: "byDay",
  week: "byWeek",
  month: "byMonth",
  goods: "byGoods",
  category: "byCategory",
  country: "byCountry",
  coupon: "byCoupon",
} as const satisfies Record<SalesBy, string>

export type Asked = {
  report: Report
  by: SalesBy
  /** The same where only times can be chosen. */
  time: (typeof REPORT_TIMES)[number]
  days: { from?: string; to?: string }
  page: number
}

const DAY = /^\d{4}-\d\d-\d\d$/

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** Which report the address asks for; what it says wrongly does not count. */
export function askedOf(params: URLSearchParams): Asked {
  const [first] = REPORTS
  const by = oneOf(SALES_BY, params.get("by")) ?? "day"
  const day = (name: string) => (DAY.test(params.get(name) ?? "") ? (params.get(name) ?? undefined) : undefined)
  const [from, to] = [day("from"), day("to")]
  return {
    report: oneOf(REPORTS, params.get("report")) ?? first,
    by,
    time: oneOf(REPORT_TIMES, by) ?? "day",
    days: { ...(from && { from }), ...(to && { to }) },
    page: Math.max(1, Number(params.get("page")) || 1),
  }
}
