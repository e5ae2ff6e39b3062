import download from "lucide/dist/esm/icons/download.mjs"
import plus from "lucide/dist/esm/icons/plus.mjs"
import { useState } from "react"
import { useLoaderData, useNavigate, useParams, useSearchParams } from "react-router"
import { downloadOrders } from "../../features/orders/download-orders.ts"
import { keepWalk } from "../../features/orders/walk.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useKeys } from "../../shell/keys.ts"
import { say } from "../../shell/toasts.ts"
import { useWords } from "../../shell/words.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { OrderChips } from "./order-chips.tsx"
import { OrderPeek } from "./order-peek.tsx"
import { filterIn, PAGE_SIZE, sortIn } from "./order-query.ts"
import { OrderTable } from "./order-table.tsx"
import { OrderViews } from "./order-views.tsx"
import { TickedBar } from "./ticked-bar.tsx"
import "./orders.css"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const params = new URL(args.request.url).searchParams
  const page = { current_page: params.get("page") ?? "1", page_size: String(PAGE_SIZE) }
  const [orders, counts, views] = await Promise.all([
    api.need("GET /api/admin/order/lists", { query: { ...filterIn(params), sort: sortIn(params), ...page } }),
    api.need("GET /api/admin/order/counts"),
    api.need("GET /api/admin/view/lists", { query: { list: "orders" } }),
  ])
  return { orders, counts, views: views.list }
}

export function Component() {
  const t = useWords("orders")
  const { shop = "" } = useParams()
  const { orders, counts, views } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const rows = orders.list
  const list = useListCursor({
    rows,
    idOf: ({ order_no }) => order_no,
    onOpen: ({ order_no }) => navigate(`/admin/${shop}/orders/${order_no}`),
  })
  useKeys({ n: () => navigate(`/admin/${shop}/orders/new`) })
  keepWalk(rows.map(({ order_no }) => order_no))
  const ticked = rows.filter(({ order_no }) => list.ticked.has(order_no))
  return (
    <Screen
      className="orders-screen"
      title={counts.needsHand > 0 ? t("titleHand", { count: counts.needsHand }) : t("title")}
      actions={
        <>
          <ExportButton />
          <ButtonLink to={`/admin/${shop}/orders/new`} look="firm" icon={plus} keys="N">
            {t("newOrder")}
          </ButtonLink>
        </>
      }
      above={
        <>
          <OrderViews counts={counts} views={views} />
          <OrderChips />
        </>
      }
      bar={<TickedBar orders={ticked} onClear={list.clear} />}
    >
      {list.current ? (
        <div className="peeked">
          <div>
            <OrderTable
              orders={rows}
              cursor={list.cursor}
              ticked={list.ticked}
              onTick={list.tick}
              onTickAll={list.tickAll}
              onPoint={list.setCursor}
            />
            <Pagination page={orders.current_page} pageSize={orders.page_size} total={orders.total} />
          </div>
          <OrderPeek order={list.current} />
        </div>
      ) : (
        <EmptyState
          title={counts.all === 0 ? t("none") : t("nothing")}
          isFirst={counts.all === 0}
          action={counts.all > 0 && <ButtonLink to="?">{t("viewAll")}</ButtonLink>}
        >
          {counts.all === 0 ? t("noneHint") : t("nothingHint")}
        </EmptyState>
      )}
    </Screen>
  )
}

function ExportButton() {
  const t = useWords("orders")
  const { shop = "" } = useParams()
  const [params] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    const fields = Object.entries({ ...filterIn(params), sort: sortIn(params) })
    const query = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
    const isSaved = await downloadOrders(shop, query).catch(() => false)
    setBusy(false)
    if (!isSaved) say(t("exportFailed"), { kind: "bad" })
  }
  return (
    <Button icon={download} isBusy={isBusy} onClick={save}>
      {t("exportCsv")}
    </Button>
  )
}
