import chevronDown from "lucide/dist/esm/icons/chevron-down.mjs"
import chevronUp from "lucide/dist/esm/icons/chevron-up.mjs"
import copy from "lucide/dist/esm/icons/copy.mjs"
import printer from "lucide/dist/esm/icons/printer.mjs"
import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import { MailsPanel } from "../../features/mails/mails-panel.tsx"
import { walkAround } from "../../features/orders/walk.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useKeys } from "../../shell/keys.ts"
import { say } from "../../shell/toasts.ts"
import { useWords } from "../../shell/words.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Screen } from "../../ui/screen.tsx"
import { MoreSteps } from "./more-steps.tsx"
import { NextStep } from "./next-step.tsx"
import { OrderFamily } from "./order-family.tsx"
import { OrderLog } from "./order-log.tsx"
import { OrderMoney } from "./order-money.tsx"
import { OrderProgress } from "./order-progress.tsx"
import { PackList } from "./pack-list.tsx"
import { ParcelList } from "./parcel-list.tsx"
import { ShipTo } from "./ship-to.tsx"
import "./order.css"

export const loader = (args: ScreenArgs) =>
  apiOf(args).need("GET /api/admin/order/detail", { query: { order_no: args.params.orderNo ?? "" } })

export function Component() {
  const t = useWords("orders")
  const order = useLoaderData<typeof loader>()
  const { shop } = useParams()
  const slip = `/admin/${shop}/orders/papers?what=slips&orders=${order.order_no}`
  const navigate = useNavigate()
  useKeys({ "⇧p": () => navigate(slip) })
  return (
    <Screen
      key={order.order_no}
      className="order-screen"
      title={order.address.contacter}
      titleNote={<OrderNumber number={order.order_no} />}
      crumb={<Walk number={order.order_no} />}
      actions={
        <>
          <ButtonLink to={slip} icon={printer} keys="⇧P">
            {t("packingSlip")}
          </ButtonLink>
          <MoreSteps order={order} />
        </>
      }
      bar={<NextStep order={order} />}
    >
      <OrderProgress order={order} />
      <OrderFamily order={order} />
      <div className="split">
        <div className="stack">
          <PackList order={order} />
          <ParcelList order={order} />
          <OrderMoney order={order} />
        </div>
        <div className="stack">
          <ShipTo order={order} />
          <OrderLog order={order} />
          <MailsPanel about={{ order_no: order.order_no }} />
        </div>
      </div>
    </Screen>
  )
}

function OrderNumber({ number }: { number: string }) {
  const t = useWords("orders")
  async function take(): Promise<void> {
    await navigator.clipboard.writeText(number)
    say(t("copied"))
  }
  return (
    <span className="code dim title-no">
      {number}{" "}
      <button type="button" aria-label={t("copyNumber")} onClick={take}>
        <Icon of={copy} size="s" />
      </button>
    </span>
  )
}

/** Back to the list, and on to the next of it. */
function Walk({ number }: { number: string }) {
  const t = useWords("orders")
  const frame = useWords("frame")
  const { shop } = useParams()
  const navigate = useNavigate()
  const around = walkAround(number)
  const list = `/admin/${shop}/orders`
  const go = (to: string | undefined) => to && navigate(`${list}/${to}`)
  useKeys({
    j: () => go(around?.next),
    k: () => go(around?.previous),
    escape: () => navigate(list),
  })
  return (
    <>
      <Link to={list}>{t("title")}</Link>
      {around && (
        <span className="end">
          {frame("of", { shown: around.at + 1, all: around.all })}{" "}
          <Button
            look="bare"
            icon={chevronUp}
            isIconOnly
            aria-label={t("previous")}
            disabled={!around.previous}
            onClick={() => go(around.previous)}
          />
          <Button
            look="bare"
            icon={chevronDown}
            isIconOnly
            aria-label={t("next")}
            disabled={!around.next}
            onClick={() => go(around.next)}
          />
        </span>
      )}
    </>
  )
}
