import { useState } from "react"
import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { LineEditor } from "../../features/lines/line-editor.tsx"
import { type DraftLine, linesToSend } from "../../features/lines/order-lines.ts"
import { MailsPanel } from "../../features/mails/mails-panel.tsx"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { say } from "../../shell/toasts.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import { ChangeSum } from "./change-sum.tsx"
import { useChangePreview } from "./use-change-preview.ts"

export const loader = (args: ScreenArgs) =>
  apiOf(args).need("GET /api/admin/order/detail", { query: { order_no: args.params.orderNo ?? "" } })

/** What an order that is not sent holds, and what it costs to hold something else. */
export function Component() {
  const t = useWords("staffOrders")
  const order = useLoaderData<typeof loader>()
  const { shop } = useParams()
  const navigate = useNavigate()
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const { act, isBusy } = useAct()
  const [lines, setLines] = useState<DraftLine[]>(() =>
    order.detail
      .filter(({ isGift }) => !isGift)
      .map(({ goodDetailId, goodName, specs, goodNo, buNumber, price }) => ({
        ...{ detail_id: goodDetailId, goodName, specs, number: goodNo, usualPrice: price },
        ...{ pieces: String(buNumber), agreed: "" },
      })),
  )
  const [isTouched, setTouched] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  useUnsaved(isTouched)
  const items = linesToSend(lines)
  const { seen, why } = useChangePreview(order.order_no, isTouched ? items : [])
  const back = `/admin/${shop}/orders/${order.order_no}`

  async function change() {
    if (!seen) return
    const reply = await act("POST /api/admin/order/change", {
      idempotencyKey: key,
      body: { order_no: order.order_no, items, expected_total: seen.total },
    })
    if (reply.code !== SUCCESS) return
    setTouched(false)
    say(t("changed", { number: order.order_no }))
    // After the question about unsaved changes has seen that there are none.
    setTimeout(() => navigate(back))
  }
  return (
    <Screen
      title={t("titleChange", { number: order.order_no })}
      sub={t("subChange")}
      crumb={
        <Link to={back}>
          <bdi>{t("back", { number: order.order_no })}</bdi>
        </Link>
      }
      bar={
        <ActionBar about={seen ? amount(seen.total) : t("lookFirst")}>
          <Button look="firm" isBusy={isBusy} disabled={!seen} onClick={change}>
            {t("change")}
          </Button>
        </ActionBar>
      }
    >
      <div className="split">
        <LineEditor
          lines={lines}
          onChange={(next) => {
            setLines(next)
            setTouched(true)
          }}
        />
        <div className="stack">
          <ChangeSum seen={seen} why={why} />
          <MailsPanel about={{ order_no: order.order_no }} />
        </div>
      </div>
    </Screen>
  )
}
