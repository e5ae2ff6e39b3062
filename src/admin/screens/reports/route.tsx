import download from "lucide/dist/esm/icons/download.mjs"
import { Link, useLoaderData, useSearchParams } from "react-router"
import { REPORT_TIMES, SALES_BY } from "../../../contract/admin/report-calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { FunnelReport } from "./funnel-report.tsx"
import { askedOf, REPORTS, type Report } from "./report-asked.ts"
import { ReportFilters } from "./report-filters.tsx"
import { SalesReport } from "./sales-report.tsx"
import { saveFile } from "./save-file.ts"
import { StockReport } from "./stock-report.tsx"
import "./reports.css"

const PAGE_SIZE = 50

export async function loader(args: ScreenArgs) {
  const { report, by, time, days, page } = askedOf(new URL(args.request.url).searchParams)
  const api = apiOf(args)
  if (report === "stock") return { report, told: await api.need("GET /api/admin/report/stock") }
  if (report === "funnel")
    return { report, told: await api.need("GET /api/admin/report/funnel", { query: { by: time, ...days } }) }
  const query = { by, ...days, current_page: String(page), page_size: String(PAGE_SIZE) }
  return { report, told: await api.need("GET /api/admin/report/sales", { query }) }
}

/** What was sold, what lies on the shelf, and how many who open the checkout buy. */
export function Component() {
  const t = useWords("reports")
  const data = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const asked = askedOf(params)
  const { site } = useMe()
  const isOwner = useIsOwner()
  const { amount, day, moment } = useFormats(site.currency)
  const { act, isBusy } = useAct()
  const { report, told } = data
  const asOf = told.asOf ? t("asOf", { time: moment(told.asOf) }) : t("notSummed")

  async function save() {
    const query = { report, by: report === "funnel" ? asked.time : asked.by, ...asked.days }
    const reply = await act("GET /api/admin/report/export", { query })
    if (reply.code === SUCCESS) saveFile(reply.data.name, reply.data.csv)
  }
  const title = {
    sales: () =>
      data.report === "sales" && t("title", { amount: amount(data.told.all.amount), count: data.told.all.orders }),
    stock: () => data.report === "stock" && t("stockTitle", { amount: amount(data.told.all.amount) }),
    funnel: () => data.report === "funnel" && t("funnelTitle", { ...data.told.all }),
  }[report]()
  const sub = "from" in told ? t("sub", { from: day(told.from), to: day(told.to), asOf }) : asOf
  return (
    <Screen
      title={title || t("views")}
      sub={sub}
      className="p-reports"
      actions={
        isOwner && (
          <Button icon={download} isBusy={isBusy} onClick={save}>
            {t("export")}
          </Button>
        )
      }
      above={
        <nav className="views" aria-label={t("views")}>
          {REPORTS.map((each) => (
            <Link
              key={each}
              to={viewOf(each)}
              className={each === report ? "on" : ""}
              aria-current={each === report ? "page" : undefined}
            >
              {t(each)}
            </Link>
          ))}
        </nav>
      }
    >
      <div className="stack">
        {report !== "stock" && <ReportFilters asked={asked} choices={report === "funnel" ? REPORT_TIMES : SALES_BY} />}
        {data.report === "sales" && <SalesReport by={asked.by} told={data.told} />}
        {data.report === "funnel" && <FunnelReport told={data.told} />}
        {data.report === "stock" && <StockReport told={data.told} />}
        {data.report === "sales" && !REPORT_TIMES.some((time) => time === asked.by) && (
          <Pagination page={asked.page} pageSize={PAGE_SIZE} total={data.told.total} />
        )}
      </div>
    </Screen>
  )

  function viewOf(each: Report): string {
    const next = new URLSearchParams(params)
    next.set("report", each)
    next.delete("page")
    return `?${next}`
  }
}
