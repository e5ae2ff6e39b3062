import messageSquare from "lucide/dist/esm/icons/message-square.mjs"
import printer from "lucide/dist/esm/icons/printer.mjs"
import { useLoaderData } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Screen } from "../../ui/screen.tsx"
import "./order-papers.css"

type Slip = CallReply<"GET /api/admin/order/slips">["list"][number]
const GRAMS = 1000

export async function loader(args: ScreenArgs) {
  const params = new URL(args.request.url).searchParams
  const order_nos = params.get("orders") ?? ""
  const { list, shop } = await apiOf(args).need("GET /api/admin/order/slips", { query: { order_nos } })
  return { list, shop, isLabels: params.get("what") === "labels" }
}

/** Packing slips, or labels on sheets of A4, of the orders in the address. */
export function Component() {
  const t = useWords("orders")
  const { list, shop, isLabels } = useLoaderData<typeof loader>()
  const print = (
    <Button look="firm" icon={printer} onClick={() => window.print()}>
      {t("print")}
    </Button>
  )
  return (
    <Screen
      className="papers-screen"
      title={t(isLabels ? "papersLabels" : "papersSlips")}
      bar={
        <ActionBar about={t("aboutTicked", { count: list.length, amount: "" }).replace(/,\s*$/, "")}>{print}</ActionBar>
      }
    >
      {list.length === 0 && <EmptyState title={t("papersNone")} />}
      {isLabels ? (
        <div className="labels">
          {list.map((slip) => (
            <address key={slip.order_no} lang={slip.language}>
              <small>{shop}</small>
              {slip.address.map((row) => (
                <bdi key={row}>{row}</bdi>
              ))}
              <small className="code">{slip.order_no}</small>
            </address>
          ))}
        </div>
      ) : (
        list.map((slip) => <PackingSlip key={slip.order_no} slip={slip} shop={shop} />)
      )}
    </Screen>
  )
}

/** In the buyer's language: it lies in the box. */
function PackingSlip({ slip, shop }: { slip: Slip; shop: string }) {
  const { number } = useFormats()
  const { words } = slip
  const pieces = slip.lines.reduce((all, line) => all + line.pieces, 0)
  return (
    <article className="slip" lang={slip.language} dir="auto">
      <header>
        <b className="slip-b">{shop}</b>
        <span className="code">{slip.order_no}</span>
      </header>
      <div className="slip-to">
        <address>
          {slip.address.map((row) => (
            <bdi key={row} className="line">
              {row}
            </bdi>
          ))}
        </address>
      </div>
      {slip.remark && (
        <p className="slip-note">
          <Icon of={messageSquare} size="s" /> <bdi>{slip.remark}</bdi>
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th>{words.pieces}</th>
            <th>{words.goods}</th>
            <th>{words.number}</th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <i className="tick" />
              </td>
              <td className="q">{line.pieces}</td>
              <td>
                <b>
                  <bdi>{line.goodName}</bdi>
                  {line.isGift && `, ${words.gift}`}
                </b>
                <br />
                <bdi>{line.specs}</bdi>
              </td>
              <td className="code">{line.goodNo}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <span>
          {words.pieces}: {pieces}, {number(slip.weight / GRAMS)} kg
        </span>
      </footer>
    </article>
  )
}
