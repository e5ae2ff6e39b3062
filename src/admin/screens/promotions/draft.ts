import type { ExampleShown } from "../../../contract/admin/promotion-example.ts"
import type { AskOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"

type Sent = NonNullable<AskOf<AllCalls["POST /api/admin/promotion/example"]>["body"]>["draft"]
type GoodsPromotion = CallReply<"GET /api/admin/goodsPromotion/lists">["list"][number]
type OrderPromotion = CallReply<"GET /api/admin/orderPromotion/lists">["list"][number]
type ShippingPromotion = CallReply<"GET /api/admin/shippingPromotion/lists">["list"][number]

export type Kind = "goods" | "order" | "shipping"
export type OrderType = 1 | 2 | 3
export type Step = { amount: string; value: string; gift: string; pieces: string }
export type PromotedGoods = { goodId: number; name: string; normally: number; salePrice: string }

/** Any of the stored promotions, as the list shows them. */
export type Stored =
  | { kind: "goods"; row: GoodsPromotion }
  | { kind: "order"; row: OrderPromotion }
  | { kind: "shipping"; row: ShippingPromotion }

/** A promotion as it is being written: amounts as they are typed, times by the clocks of the shop. */
export type Draft = {
  kind: Kind
  id?: number
  updated_at?: string
  dnames: string
  beginTime: string
  endTime: string
  type: OrderType
  steps: Step[]
  goods: PromotedGoods[]
  isFreeShipping: boolean
  above: string
  regions: string
}

export type { ExampleShown }

const MONTH_MS = 30 * 86_400_000
export const EMPTY_STEP: Step = { amount: "", value: "", gift: "", pieces: "1" }

/** A moment as a field for day and time shows it, by the clocks of the shop. */
export const shopTime = (moment: string | Date, timeZone: string): string =>
  new Date(moment).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).replace(" ", "T")

export const newDraft = (kind: Kind, timeZone: string): Draft => ({
  kind,
  dnames: "",
  beginTime: shopTime(new Date(), timeZone),
  endTime: shopTime(new Date(Date.now() + MONTH_MS), timeZone),
  type: 2,
  steps: [{ amount: "100", value: "10", gift: "", pieces: "1" }],
  goods: [],
  isFreeShipping: false,
  above: "50",
  regions: "",
})

const isOrderType = (type: number): type is OrderType => type === 1 || type === 2 || type === 3

export function draftOf(stored: Stored, timeZone: string): Draft {
  const { kind, row } = stored
  const common = {
    ...newDraft(kind, timeZone),
    id: row.id,
    updated_at: row.updated_at,
    dnames: row.dnames,
    beginTime: shopTime(row.beginTime, timeZone),
    endTime: shopTime(row.endTime, timeZone),
  }
  if (kind === "goods")
    return {
      ...common,
      isFreeShipping: row.isFreeShipping,
      goods: row.detail.map(({ goodId, goodName, orginPrice, salePrice }) => ({
        goodId,
        name: goodName,
        normally: orginPrice,
        salePrice: String(salePrice),
      })),
    }
  if (kind === "shipping") return { ...common, above: String(row.above), regions: row.regions.join(", ") }
  return {
    ...common,
    type: isOrderType(row.type) ? row.type : 2,
    steps: row.ladderArea.map(({ amount, reduceMoney, discount, goods: [gift] }) => ({
      amount: String(amount),
      value: String(reduceMoney ?? (discount === null ? "" : 100 - discount)),
      gift: gift ? String(gift.detail_id) : "",
      pieces: String(gift?.number ?? 1),
    })),
  }
}

/** Without its id it is another one, which nobody has stored yet. */
export const copyOf = ({ id: _id, updated_at: _read, ...draft }: Draft, dnames: string): Draft => ({ ...draft, dnames })

export function sentOf(draft: Draft): Sent {
  const { id, updated_at, dnames, beginTime, endTime } = draft
  const common = { id, updated_at, dnames, beginTime, endTime }
  if (draft.kind === "goods") {
    const detail = draft.goods.map(({ goodId, salePrice }) => ({ goodId, salePrice: Number(salePrice) }))
    return { kind: "goods", promotion: { ...common, isFreeShipping: draft.isFreeShipping, detail } }
  }
  if (draft.kind === "shipping") {
    const regions = draft.regions
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    return { kind: "shipping", promotion: { ...common, above: Number(draft.above), regions } }
  }
  const { type } = draft
  const ladderArea = draft.steps.map(({ amount, value, gift, pieces }) => ({
    amount: Number(amount),
    ...(type === 1 && { goods: gift ? [{ detail_id: Number(gift), number: Number(pieces) || 1 }] : [] }),
    ...(type === 2 && { reduceMoney: Number(value) }),
    ...(type === 3 && { discount: 100 - Number(value) }),
  }))
  return { kind: "order", promotion: { ...common, type, ladderArea } }
}
