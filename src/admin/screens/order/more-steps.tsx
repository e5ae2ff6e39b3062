import ellipsis from "lucide/dist/esm/icons/ellipsis.mjs"
import { useState } from "react"
import { useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import type { OrderShown } from "./order-shown.ts"

const { created, placed, preparing } = ORDER_STATUS
/** As long as nothing of it has left. */
const CHANGEABLE: readonly number[] = [created, placed, preparing]

/** What is not done every day: labels, and cancelling, which says beforehand what it takes away. */
export function MoreSteps({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { shop } = useParams()
  const navigate = useNavigate()
  const { act, isBusy } = useAct()
  const [isCancelling, setCancelling] = useState(false)
  const isPart = order.parcels.length > 0
  const isChangeable = !isPart && CHANGEABLE.includes(order.dStatus)
  async function cancel(): Promise<void> {
    const body = { order_no: order.order_no }
    const reply = await act("POST /api/admin/order/cancel", { body }, { done: t("cancelledSaid") })
    if (reply.code === SUCCESS) setCancelling(false)
  }
  return (
    <>
      <Menu trigger={<Button icon={ellipsis} isIconOnly aria-label={t("more")} />}>
        <MenuItem onSelect={() => navigate(`/admin/${shop}/orders/papers?what=labels&orders=${order.order_no}`)}>
          {t("label")}
        </MenuItem>
        {isChangeable && (
          <MenuItem onSelect={() => navigate(`/admin/${shop}/orders/${order.order_no}/change`)}>
            {t("changeOrder")}
          </MenuItem>
        )}
        {order.actions.includes("cancel") && (
          <MenuItem onSelect={() => setCancelling(true)}>{t(isPart ? "cancelRest" : "cancelOrder")}</MenuItem>
        )}
      </Menu>
      <Confirm
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        title={t("cancelTitle")}
        verb={t(isPart ? "cancelRest" : "cancelOrder")}
        isBusy={isBusy}
        onConfirm={cancel}
      >
        {t(isPart ? "cancelRestHint" : "cancelHint")}
      </Confirm>
    </>
  )
}
