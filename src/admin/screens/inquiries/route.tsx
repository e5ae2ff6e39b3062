import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { listQuery } from "../../shell/list-query.ts"
import { useMe } from "../../shell/session.ts"
import { useWaiting } from "../../shell/waiting.ts"
import { useWords } from "../../shell/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Mark } from "../../ui/mark.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { ViewLinks } from "../../ui/view-links.tsx"
import "./inquiries.css"

const STATES = ["waiting", "answered", "quoted", "accepted"] as const

export function loader(args: ScreenArgs) {
  const { state: asked, ...query } = listQuery(args, ["state"])
  const state = STATES.find((each) => each === asked)
  return apiOf(args).need("GET /api/admin/inquiry/lists", { query: { ...query, ...(state && { state }) } })
}

type Row = CallReply<"GET /api/admin/inquiry/lists">["list"][number]

export function Component() {
  const t = useWords("inquiries")
  const { list, total, page_size, current_page } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const count = useWaiting().inquiries ?? 0
  const pathOf = ({ id }: Row) => `/admin/${shop}/inquiries/${id}`
  const { cursor } = useListCursor({ rows: list, idOf: ({ id }) => String(id), onOpen: (row) => void go(pathOf(row)) })
  const views = [
    { value: "all", text: t("viewAll") },
    { value: "waiting", text: t("viewWaiting"), count, isLit: true },
    { value: "answered", text: t("viewAnswered") },
    { value: "quoted", text: t("viewQuoted") },
    { value: "accepted", text: t("viewAccepted") },
  ]
  return (
    <Screen
      title={count > 0 ? t("titleWaiting", { count }) : t("titleNone")}
      above={
        <>
          <ViewLinks label={t("views")} name="state" views={views} />
          <div className="sift">
            <SearchField label={t("search")} />
          </div>
        </>
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyHint")}</EmptyState>
      ) : (
        <div className="sheet over">
          <table className="shelf inquiries">
            <thead>
              <tr>
                <th>{t("colFrom")}</th>
                <th>{t("colSaid")}</th>
                <th>{t("colState")}</th>
                <th className="num">{t("colPieces")}</th>
                <th>{t("colTime")}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((row, index) => (
                <InquiryRow key={row.id} row={row} index={index} path={pathOf(row)} isCurrent={index === cursor} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pagination page={current_page} pageSize={page_size} total={total} />
    </Screen>
  )
}

type InquiryRowProps = { row: Row; index: number; path: string; isCurrent: boolean }

function InquiryRow({ row, index, path, isCurrent }: InquiryRowProps) {
  const t = useWords("inquiries")
  const { site } = useMe()
  const { moment, number } = useFormats(site.currency, site.timeZone)
  return (
    <tr data-row={index} className={isCurrent ? "cur" : undefined}>
      <td className="q-who">
        <Link className="two" to={path}>
          <bdi className="strong">{row.company || row.name}</bdi>
          <bdi>{row.company ? row.name : row.email}</bdi>
        </Link>
      </td>
      <td className="q-said">
        <span className="cut" dir="auto">
          {row.lastBy === "staff" ? t("youSaid", { text: row.lastContent }) : row.lastContent}
        </span>
      </td>
      <td className="q-st">
        <State row={row} />
      </td>
      <td className="num q-pc">{number(row.pieces)}</td>
      <td className="q-time dim">{moment(row.lastTime)}</td>
    </tr>
  )
}

function State({ row: { quote, answerTime } }: { row: Row }) {
  const t = useWords("inquiries")
  if (answerTime === null) return <Mark kind="wait">{t("stateWaiting")}</Mark>
  if (quote === "accepted") return <Mark kind="ok">{t("stateAccepted")}</Mark>
  if (quote === "open") return <Mark kind="way">{t("stateQuoted")}</Mark>
  return <Mark>{quote === "expired" ? t("stateExpired") : t("stateAnswered")}</Mark>
}
