import { Link, useLoaderData, useParams, useSearchParams } from "react-router"
import { STOCK_REASONS } from "../../../domain/catalog/stock-reasons.ts"
import { LIST_COUNT_MAX } from "../../../domain/constants.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Select } from "../../ui/input.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { BookStock } from "./book-stock.tsx"

const PAGE_SIZE = 40

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const search = new URL(args.request.url).searchParams
  const id = args.params.id ?? ""
  const reason = STOCK_REASONS.find((each) => each === search.get("reason"))
  const [good, moves] = await Promise.all([
    api.need("GET /api/admin/goods/detail", { query: { id } }),
    api.need("GET /api/admin/stock/lists", {
      query: {
        goods_id: id,
        detail_id: search.get("variant") ?? undefined,
        reason,
        current_page: Number(search.get("page") ?? 1) || 1,
        page_size: PAGE_SIZE,
      },
    }),
  ])
  return { good, moves }
}

export function Component() {
  const t = useWords("good")
  const { good, moves } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const { site } = useMe()
  const { moment, number } = useFormats(site.currency, site.timeZone)
  const [search, setSearch] = useSearchParams()
  const choose = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete("page")
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  return (
    <Screen
      title={t("movesTitle", { name: good.dnames })}
      crumb={
        <p>
          <Link to={`/admin/${shop}/goods`}>{t("goodsList")}</Link> /{" "}
          <Link to={`/admin/${shop}/goods/${good.id}`}>
            <bdi>{good.dnames}</bdi>
          </Link>
        </p>
      }
      above={
        <div className="sift">
          <Select
            className="sift-choice"
            aria-label={t("variant")}
            value={search.get("variant") ?? ""}
            onChange={(event) => choose("variant", event.target.value)}
          >
            <option value="">{t("everyVariant")}</option>
            {good.variants.map(({ id, goodNo }) => (
              <option key={id} value={id}>
                {goodNo}
              </option>
            ))}
          </Select>
          <Select
            className="sift-choice"
            aria-label={t("reason")}
            value={search.get("reason") ?? ""}
            onChange={(event) => choose("reason", event.target.value)}
          >
            <option value="">{t("everyReason")}</option>
            {STOCK_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(reason)}
              </option>
            ))}
          </Select>
        </div>
      }
    >
      <div className="stack">
        <BookStock key={good.updated_at} variants={good.variants} />
        {moves.list.length === 0 ? (
          <EmptyState title={t("movesNone")}>{t("movesNoneHint")}</EmptyState>
        ) : (
          <div className="sheet over-x">
            <table className="shelf">
              <thead>
                <tr>
                  <th scope="col">{t("when")}</th>
                  <th scope="col">{t("variant")}</th>
                  <th scope="col" className="num">
                    {t("change")}
                  </th>
                  <th scope="col" className="num">
                    {t("left")}
                  </th>
                  <th scope="col">{t("reason")}</th>
                  <th scope="col">{t("who")}</th>
                </tr>
              </thead>
              <tbody>
                {moves.list.map((move) => (
                  <tr key={move.id}>
                    <td className="small">{moment(move.createTime)}</td>
                    <td className="code">{move.goodNo}</td>
                    <td className="num strong">
                      {move.change > 0 ? `+${number(move.change)}` : `−${number(-move.change)}`}
                    </td>
                    <td className="num">{number(move.stock)}</td>
                    <td>
                      {t(move.reason)}
                      {move.note && <span className="dim small"> · {move.note}</span>}
                    </td>
                    <td className="dim">
                      {move.order_no ? (
                        <Link to={`/admin/${shop}/orders/${move.order_no}`} className="code">
                          {move.order_no}
                        </Link>
                      ) : (
                        <bdi>{move.staffName}</bdi>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Pagination page={moves.current_page} pageSize={PAGE_SIZE} total={Math.min(moves.total, LIST_COUNT_MAX)} />
      </div>
    </Screen>
  )
}
