import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { listQuery } from "../../shell/list-query.ts"
import { useMe } from "../../shell/session.ts"
import { useWaiting } from "../../shell/waiting.ts"
import { useWords } from "../../shell/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import { Steps } from "../../ui/steps.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { ViewLinks } from "../../ui/view-links.tsx"
import { RETURN_STEPS } from "./return-steps.ts"
import "./returns.css"

const STATES = ["1", "7", "2", "4", "3", "5"] as const

export function loader(args: ScreenArgs) {
  const { view = "waiting", ...query } = listQuery(args, ["view"])
  const status = STATES.find((code) => code === view)
  const which = view === "waiting" ? { waiting: "1" as const } : status ? { status } : {}
  return apiOf(args).need("GET /api/admin/return/lists", { query: { ...query, ...which } })
}

type Row = CallReply<"GET /api/admin/return/lists">["list"][number]

export function Component() {
  const t = useWords("returns")
  const { list, total, page_size, current_page } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const count = useWaiting().returns ?? 0
  const pathOf = ({ id }: Row) => `/admin/${shop}/returns/${id}`
  const { cursor } = useListCursor({ rows: list, idOf: ({ id }) => String(id), onOpen: (row) => void go(pathOf(row)) })
  const views = [
    { value: "waiting", text: t("viewWaiting"), count, isLit: true },
    { value: "all", text: t("viewAll") },
    ...STATES.map((code) => ({ value: code, text: t(`status${code}`) })),
  ]
  return (
    <Screen
      title={count > 0 ? t("titleWaiting", { count }) : t("titleNone")}
      above={
        <>
          <ViewLinks label={t("views")} name="view" views={views} />
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
          <table className="shelf returns">
            <thead>
              <tr>
                <th>{t("colOrder")}</th>
                <th>{t("colBuyer")}</th>
                <th>{t("colState")}</th>
                <th>{t("colReason")}</th>
                <th className="num">{t("colPieces")}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((row, index) => (
                <ReturnRow key={row.id} row={row} index={index} path={pathOf(row)} isCurrent={index === cursor} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pagination page={current_page} pageSize={page_size} total={total} />
    </Screen>
  )
}

type ReturnRowProps = { row: Row; index: number; path: string; isCurrent: boolean }

function ReturnRow({ row, index, path, isCurrent }: ReturnRowProps) {
  const t = useWords("returns")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const { done, isWaiting, isOver } = RETURN_STEPS[row.status]
  return (
    <tr data-row={index} className={isCurrent ? "cur" : undefined}>
      <td className="r-no">
        <Link className="two" to={path}>
          <span className="code">{row.order_no}</span>
          <span>{moment(row.updateTime)}</span>
        </Link>
      </td>
      <td className="r-who">
        <span className="two">
          <bdi className="strong">{row.contacter}</bdi>
          <bdi>{row.email}</bdi>
        </span>
      </td>
      <td className="r-st">
        <span className={isOver ? "state dim" : "state"}>
          <Steps done={done} isWaiting={isWaiting} isOver={isOver} />
          {t(`status${row.status}`)}
        </span>
      </td>
      <td className="r-why">
        <bdi className="cut">{row.reason}</bdi>
      </td>
      <td className="num r-pc">{row.pieces}</td>
    </tr>
  )
}
