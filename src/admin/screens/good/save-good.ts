import { goodsSent } from "../../../contract/admin/goods-sent.ts"
import type { AdminGoodsReply } from "../../../contract/admin/goods-shapes.ts"
import { variantsSent } from "../../../contract/admin/variants-sent.ts"
import type { AskOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import { type Failure, SUCCESS } from "../../../contract/envelope.ts"
import { readPrice, readStock } from "../../features/goods/read-typed.ts"
import type { StaffApi } from "../../shell/api.ts"
import { changesOf, type GoodForm } from "./good-form.ts"
import { sentTiers, type TiersDraft } from "./tiers-draft.ts"
import type { VariantsDraft } from "./variants-draft.ts"

export type Edited = { form: GoodForm; variants: VariantsDraft; tiers: TiersDraft }
type Part = "form" | "variants" | "tiers" | "stock"
/** What a part is refused for: fields by their path, with their keys, or a sentence. */
export type NotSaved = { part: Part; fields: Record<string, string>; msg: string; isConflict: boolean }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const withoutStock = ({ specs, variants }: VariantsDraft) => ({
  specs,
  variants: variants.map(({ stock: _stock, had: _had, ...rest }) => rest),
})

/** How many parts of it were changed. */
export function changedParts(now: Edited, before: Edited): number {
  const stocks = now.variants.variants.filter(({ id, stock }) => id !== undefined && stock !== "").length
  const areVariants = !same(withoutStock(now.variants), withoutStock(before.variants))
  const tiers = Object.keys({ ...now.tiers, ...before.tiers }).filter(
    (of) => !same(now.tiers[of] ?? [], before.tiers[of] ?? []),
  )
  return Object.keys(changesOf(now.form, before.form)).length + stocks + Number(areVariants) + tiers.length
}

/** Saves what was changed, part by part: each is told what the one before has made of the good. */
export async function saveGood(
  api: StaffApi,
  good: Pick<AdminGoodsReply, "id" | "updated_at">,
  now: Edited,
  before: Edited,
): Promise<NotSaved | null> {
  let { updated_at } = good
  const changes = changesOf(now.form, before.form)
  if (Object.keys(changes).length > 0) {
    const body = { id: good.id, updated_at, ...changes }
    const wrong = goodsSent.safeParse(body).error
    if (wrong) return locally("form", wrong.issues)
    const reply = await api.ask("POST /api/admin/goods/save", { body })
    if (reply.code !== SUCCESS) return refusedIn("form", reply)
    updated_at = reply.data.updated_at
  }
  const areVariants = !same(withoutStock(now.variants), withoutStock(before.variants))
  if (areVariants) {
    const body = sentVariants(good.id, updated_at, now.variants)
    if (!body) return { part: "variants", fields: {}, msg: "", isConflict: false }
    const wrong = variantsSent.safeParse(body).error
    if (wrong) return locally("variants", wrong.issues)
    const reply = await api.ask("POST /api/admin/goods/variants", { body })
    if (reply.code !== SUCCESS) return refusedIn("variants", reply)
    updated_at = reply.data.updated_at
  }
  for (const of of Object.keys({ ...now.tiers, ...before.tiers })) {
    if (same(now.tiers[of] ?? [], before.tiers[of] ?? [])) continue
    const tiers = sentTiers(now.tiers[of] ?? [])
    if (!tiers) return { part: "tiers", fields: {}, msg: "", isConflict: false }
    const body = { goods_id: good.id, updated_at, tiers, ...(of !== "" && { detail_id: Number(of) }) }
    const reply = await api.ask("POST /api/admin/goods/tiers", { body })
    if (reply.code !== SUCCESS) return refusedIn("tiers", reply)
    updated_at = reply.data.updated_at
  }
  const rows = now.variants.variants.flatMap(({ id, stock }) => {
    const edit = id === undefined || stock === "" ? null : readStock(stock)
    return edit && id !== undefined ? [{ id: good.id, detail_id: id, updated_at, ...edit }] : []
  })
  if (rows.length === 0) return null
  const reply = await api.ask("POST /api/admin/goods/bulk", { body: { faults: "skip", rows } })
  if (reply.code !== SUCCESS) return refusedIn("stock", reply)
  const [fault] = reply.data.faults
  return fault ? { part: "stock", fields: {}, msg: fault.msg, isConflict: false } : null
}

type VariantsBody = NonNullable<AskOf<AllCalls["POST /api/admin/goods/variants"]>["body"]>

/** As the call takes them; null where a price or a weight cannot be read. */
function sentVariants(goods_id: number, updated_at: string, { specs, variants }: VariantsDraft): VariantsBody | null {
  const sent = variants.flatMap(({ id, goodNo, specs: chosen, price, was, weight, stock, media_id, onSale }) => {
    const [asked, before] = [readPrice(price), was.trim() === "" ? null : readPrice(was)]
    const begun = stock === "" ? { set: 0 } : readStock(stock)
    if (asked === null || (was.trim() !== "" && before === null) || begun === null) return []
    const first_stock = "set" in begun ? begun.set : Math.max(0, begun.change)
    const row = { goodNo, specs: chosen, price: asked, orginPrice: before, weight: Number(weight), media_id, onSale }
    return [id === undefined ? { ...row, first_stock } : { ...row, id }]
  })
  return sent.length === variants.length ? { goods_id, updated_at, specs, variants: sent } : null
}

const locally = (part: Part, issues: readonly { path: PropertyKey[]; message: string }[]): NotSaved => ({
  part,
  fields: Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])),
  msg: "",
  isConflict: false,
})

function refusedIn(part: Part, { reason, msg, data }: Failure): NotSaved {
  const details: object = typeof data === "object" && data !== null ? data : {}
  const fields = "fields" in details && typeof details.fields === "object" ? { ...details.fields } : {}
  const named = reason === "alreadyThere" && "field" in details ? { [String(details.field)]: "alreadyThere" } : {}
  return {
    part,
    fields: { ...fields, ...named },
    msg,
    isConflict: reason === "notPossibleNow" && "updated_at" in details,
  }
}
