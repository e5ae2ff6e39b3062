import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import { LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { listQuery } from "../../shell/list-query.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { KIND_WORDS } from "./kind-words.ts"
import { MemberFilters } from "./member-filters.tsx"
import "./members.css"

const KINDS = ["private", "business", "confirmedBusiness"] as const
const ORDERS = ["none", "one", "several"] as const

export function loader(args: ScreenArgs) {
  const { kind, orders, spent, ...query } = listQuery(args, ["kind", "orders", "spent", "language", "from", "to"])
  const filters = {
    kind: KINDS.find((each) => each === kind),
    orders: ORDERS.find((each) => each === orders),
    spent: /^\d{1,10}(\.\d{1,2})?$/.test(spent ?? "") ? spent : undefined,
  }
  return apiOf(args).need("GET /api/admin/member/lists", { query: { ...query, ...filters } })
}

export function Component() {
  const t = useWords("members")
  const { list, total, page_size, current_page } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const { site } = useMe()
  const { amount, day, number } = useFormats(site.currency, site.timeZone)
  const pathOf = (id: number) => `/admin/${shop}/members/${id}`
  const { cursor } = useListCursor({
    rows: list,
    idOf: ({ id }) => String(id),
    onOpen: ({ id }) => void go(pathOf(id)),
  })
  return (
    <Screen title={t("title", { count: number(total) })} above={<MemberFilters />}>
      {list.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyHint")}</EmptyState>
      ) : (
        <div className="sheet over">
          <table className="shelf members">
            <thead>
              <tr>
                <th>{t("colMember")}</th>
                <th>{t("colKind")}</th>
                <th>{t("language")}</th>
                <th className="num">{t("colOrders")}</th>
                <th className="num">{t("colSpent")}</th>
                <th>{t("colLast")}</th>
                <th>{t("colSince")}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((row, index) => {
                const locale = localeOf(row.language)
                return (
                  <tr key={row.id} data-row={index} className={index === cursor ? "cur" : undefined}>
                    <td className="m-who">
                      <Link className="two" to={pathOf(row.id)}>
                        <bdi className="strong">{row.userName}</bdi>
                        <bdi>{row.email}</bdi>
                      </Link>
                    </td>
                    <td className="m-kind dim">{t(KIND_WORDS[row.kind])}</td>
                    <td className="m-lang dim">{locale ? LOCALES[locale].name : row.language}</td>
                    <td className="num m-orders">{number(row.orders)}</td>
                    <td className="num m-spent strong">{amount(row.spent)}</td>
                    <td className="m-last dim">{row.lastOrderTime ? day(row.lastOrderTime) : t("never")}</td>
                    <td className="m-since dim">{day(row.createTime)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      <Pagination page={current_page} pageSize={page_size} total={total} />
    </Screen>
  )
}
