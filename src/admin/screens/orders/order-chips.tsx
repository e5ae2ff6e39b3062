import plus from "lucide/dist/esm/icons/plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { useEffect, useState } from "react"
import { useNavigate, useParams, useSearchParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { staffApi } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Icon } from "../../ui/icon.tsx"
import { Menu, MenuChoice } from "../../ui/menu.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import { MoreFilters } from "./more-filters.tsx"
import { changed, daysAgo, filterIn, sortIn } from "./order-query.ts"

/** Search, and filters as chips: what is set can be taken away, a dashed one is not set yet. */
export function OrderChips() {
  const t = useWords("orders")
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const go = (fields: Record<string, string | null>) => navigate(changed(params, fields))
  const { created, placed, preparing, shipped, delivered, completed, cancelled, invalid } = ORDER_STATUS
  const { unpaid, paid, refunded, processing } = PAYMENT_STATUS
  const states = [
    { value: `${created}`, text: t("toAccept") },
    { value: `${placed}`, text: t("toPrepare") },
    { value: `${preparing}`, text: t("toShip") },
    { value: `${shipped}`, text: t("onItsWay") },
    { value: `${delivered}`, text: t("arrived") },
    { value: `${completed}`, text: t("completed") },
    { value: `${cancelled},${invalid}`, text: t("cancelled") },
  ]
  const payments = [
    { value: `${unpaid}`, text: t("unpaid") },
    { value: `${paid}`, text: t("paid") },
    { value: `${processing}`, text: t("processing") },
    { value: `${refunded}`, text: t("refunded") },
  ]
  const buyers = [
    { value: "member", text: t("member") },
    { value: "guest", text: t("guest") },
  ]
  const days = [
    { value: daysAgo(6), text: t("days7") },
    { value: daysAgo(29), text: t("days30") },
    { value: daysAgo(89), text: t("days90") },
  ]
  const sorts = (["newest", "oldest", "highest", "lowest"] as const).map((sort) => ({ value: sort, text: t(sort) }))
  const span = params.has("to")
    ? t("daysSpan", { from: params.get("from") ?? "…", to: params.get("to") ?? "…" })
    : undefined
  return (
    <search className="sift">
      <SearchField label={t("search")} />
      <Choice
        name={t("filterDays")}
        value={params.get("from")}
        said={span}
        choices={days}
        onChoose={(from) => go({ from, to: null })}
      />
      <Choice
        name={t("filterStatus")}
        value={params.get("status")}
        choices={states}
        onChoose={(status) => go({ status, needs_hand: null, to_ship: null })}
      />
      <Choice
        name={t("filterPayment")}
        value={params.get("payment")}
        choices={payments}
        onChoose={(payment) => go({ payment })}
      />
      <Choice
        name={t("filterBuyer")}
        value={params.get("buyer")}
        choices={buyers}
        onChoose={(buyer) => go({ buyer })}
      />
      <Others />
      <MoreFilters />
      <Menu
        trigger={
          <button type="button" className="chip">
            {t(sortIn(params))}
          </button>
        }
      >
        <MenuChoice
          value={sortIn(params)}
          choices={sorts}
          onChoose={(sort) => go({ sort: sort === "newest" ? null : sort })}
        />
      </Menu>
      <Sum />
    </search>
  )
}

type ChoiceProps = {
  name: string
  value: string | null
  said?: string
  choices: readonly { value: string; text: string }[]
  onChoose: (value: string | null) => void
}

function Choice({ name, value, said, choices, onChoose }: ChoiceProps) {
  const t = useWords("orders")
  if (value) {
    const text = said ?? choices.find((choice) => choice.value === value)?.text ?? value
    return <Removable text={text} onRemove={() => onChoose(null)} />
  }
  return (
    <Menu
      trigger={
        <button type="button" className="chip dash">
          <Icon of={plus} size="s" />
          {name}
        </button>
      }
    >
      <MenuChoice
        value=""
        choices={[{ value: "", text: t("filterAny") }, ...choices]}
        onChoose={(chosen) => onChoose(chosen || null)}
      />
    </Menu>
  )
}

function Removable({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useWords("orders")
  return (
    <button type="button" className="chip on" aria-label={t("removeFilter", { name: text })} onClick={onRemove}>
      <bdi>{text}</bdi>
      <Icon of={x} size="s" />
    </button>
  )
}

/** Filters that were set by a link or in the dialog. */
function Others() {
  const t = useWords("orders")
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const at = (name: string) => params.get(name) ?? ""
  const chips = [
    { names: ["country"], text: t("countryIs", { country: at("country") }) },
    {
      names: ["total_from", "total_to"],
      text: t("totalIs", { from: at("total_from") || "0", to: at("total_to") || "…" }),
    },
    { names: ["goods_id"], text: t("goodsIs", { id: at("goods_id") }) },
    { names: ["coupon"], text: t("couponIs", { coupon: at("coupon") }) },
    { names: ["member_id"], text: t("memberIs") },
  ].filter(({ names }) => names.some((name) => params.has(name)))
  return chips.map(({ names, text }) => (
    <Removable
      key={text}
      text={text}
      onRemove={() => navigate(changed(params, Object.fromEntries(names.map((name) => [name, null]))))}
    />
  ))
}

type Summed = { count: number; amount: number }

/** What the view comes to: asked for by itself, when the list is there already. */
function Sum() {
  const t = useWords("orders")
  const { shop } = useParams()
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const [params] = useSearchParams()
  const [sum, setSum] = useState<Summed | null>(null)
  const asked = JSON.stringify(filterIn(params))
  useEffect(() => {
    let isGone = false
    setSum(null)
    staffApi(shop)
      .ask("GET /api/admin/order/sum", { query: JSON.parse(asked) })
      .then((reply) => !isGone && reply.code === SUCCESS && setSum(reply.data))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [shop, asked])
  return (
    <span className="push dim small" aria-live="polite">
      {sum && t("sum", { count: sum.count, amount: amount(sum.amount) })}
    </span>
  )
}
