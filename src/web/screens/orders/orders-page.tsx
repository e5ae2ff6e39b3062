import { ORDER_PAGE_SIZE } from "../../../domain/constants.ts"
import { signInPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { FindOrderForm } from "../../features/orders/find-order-form.tsx"
import { OrderRow } from "../../features/orders/order-row.tsx"
import { useStatusWord } from "../../features/orders/use-status-word.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { TabsLine } from "../../ui/navigation/tabs-line.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import type { OrdersPage as View } from "./load-orders.server.ts"
import { OrderSearch } from "./order-search.tsx"
import { ORDER_TABS, ordersPath } from "./order-tabs.ts"

/** All orders of a member; a guest finds those of this browser, and others by number and e-mail address. */
export function OrdersPage({ view, faults, typed }: { view: View; faults: Faults; typed: Typed | null }) {
  const words = useWords("order", "orders")
  const { guestPurchase } = useShop().apps
  const { isMember, orders, counts, status, keywords, page, pageCount, total } = view
  const isNarrowed = status !== null || keywords !== ""
  const hasList = isMember || isNarrowed || counts.all > 0
  const first = (page - 1) * ORDER_PAGE_SIZE + 1
  return (
    <div data-slot="page">
      <PageHead
        title={hasList ? words.orders : words.findTitle}
        text={hasList ? fill(words.orderCount, { count: counts.all }) : words.findHint}
      />
      {hasList && (
        <>
          <div data-slot="orders-bar">
            <Tabs view={view} />
            <OrderSearch status={status} keywords={keywords} />
          </div>
          {orders.length > 0 ? (
            <ul data-slot="order-list">
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
          ) : (
            <NoOrders view={view} />
          )}
          {orders.length > 0 && (
            <div data-slot="orders-end">
              <p>{fill(words.range, { from: first, to: first + orders.length - 1, count: total })}</p>
              <Pagination
                page={page}
                pageCount={pageCount}
                addressOf={(number) => ordersPath({ status, keywords, page: number })}
              />
            </div>
          )}
        </>
      )}
      {!isMember && guestPurchase && (
        <div data-slot="pair">
          <FindOrderForm title={hasList ? words.findTitle : words.numberAndEmail} faults={faults} typed={typed} />
          <Empty title={words.haveAccount} text={words.haveAccountHint}>
            <ButtonLink kind="quiet" to={signInPath(SCREENS.orders.path)}>
              {words.signIn}
            </ButtonLink>
          </Empty>
        </div>
      )}
    </div>
  )
}

function Tabs({ view: { counts, status, keywords } }: { view: View }) {
  const words = useWords("order", "orders")
  const statusWord = useStatusWord()
  const tabs = [null, ...ORDER_TABS].map((tab) => ({
    key: tab ?? "all",
    to: ordersPath({ status: tab, keywords }),
    name: tab ? statusWord(tab) : words.statusAll,
    count: counts[tab ?? "all"],
    isHere: tab === status,
  }))
  return <TabsLine label={words.status} tabs={tabs} />
}

function NoOrders({ view: { status, keywords, page, counts } }: { view: View }) {
  const words = useWords("order", "orders")
  const isNarrowed = status !== null || keywords !== "" || page > 1
  const text = keywords ? fill(words.emptyFound, { keywords }) : isNarrowed ? words.emptyStatus : words.emptyYet
  return (
    <Empty title={words.emptyTitle} text={text}>
      {isNarrowed && counts.all + Number(keywords !== "") > 0 ? (
        <ButtonLink to={SCREENS.orders.path}>{words.allOrders}</ButtonLink>
      ) : (
        <ButtonLink to={SCREENS.goodsList.path}>{words.startShopping}</ButtonLink>
      )}
    </Empty>
  )
}
