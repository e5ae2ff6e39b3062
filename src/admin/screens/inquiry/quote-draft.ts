import type { AskOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"

export type InquiryShown = CallReply<"GET /api/admin/inquiry/detail">
type Quotable = InquiryShown["quotable"][number]

/** A quote as it is typed: pieces and prices are texts until it is sent. */
export type QuoteDraft = {
  lines: (Quotable & { pieces: string; each: string })[]
  freight: string
  validUntil: string
}

const VALID_DAYS = 30
const DAY_MS = 86_400_000

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** What was asked for, at the prices of today; of goods without a chosen variant the first. What stands already is the start. */
export function quoteDraftOf({ quotable, detail, messages }: InquiryShown): QuoteDraft {
  const last = messages.flatMap(({ quote }) => quote ?? []).at(-1)
  if (last && last.state !== "accepted")
    return {
      lines: last.lines.flatMap((line) => {
        const known = quotable.find(({ detail_id }) => detail_id === line.goodDetailId)
        return known ? [{ ...known, pieces: String(line.number), each: String(line.price) }] : []
      }),
      freight: String(last.freight),
      validUntil: inDays(VALID_DAYS),
    }
  const lines = detail.flatMap(({ goodId, goodDetailId, total }) => {
    const known = quotable.find(({ good_id, detail_id }) =>
      goodDetailId === null ? good_id === goodId : detail_id === goodDetailId,
    )
    return known ? [{ ...known, pieces: String(total), each: known.price > 0 ? String(known.price) : "" }] : []
  })
  const once = lines.filter((line, index) => lines.findIndex(({ detail_id }) => detail_id === line.detail_id) === index)
  return { lines: once, freight: "0", validUntil: inDays(VALID_DAYS) }
}

/** A number as people type it, with a comma too; null where it is none. */
export function amountTyped(text: string): number | null {
  const tidy = text.trim().replace(",", ".")
  return /^\d{1,7}(\.\d{1,2})?$/.test(tidy) ? Number(tidy) : null
}

/** What one line comes to; null while it is not complete. */
export function lineTotal({ pieces, each }: { pieces: string; each: string }): number | null {
  const price = amountTyped(each)
  if (price === null || price === 0 || !/^[1-9]\d{0,5}$/.test(pieces.trim())) return null
  return (Math.round(price * 100) * Number(pieces)) / 100
}

type QuoteSent = NonNullable<NonNullable<AskOf<AllCalls["POST /api/admin/inquiry/message"]>["body"]>["quote"]>

/** The quote as the call takes it; undefined while it is not complete. */
export function quoteSent({ lines, freight, validUntil }: QuoteDraft): QuoteSent | undefined {
  const freightSent = amountTyped(freight || "0")
  if (lines.length === 0 || freightSent === null || !/^\d{4}-\d\d-\d\d$/.test(validUntil)) return undefined
  if (lines.some((line) => lineTotal(line) === null)) return undefined
  return {
    lines: lines.map(({ detail_id, pieces, each }) => ({
      detail_id,
      number: Number(pieces),
      price: amountTyped(each) ?? 0,
    })),
    freight: freightSent,
    validUntil,
  }
}
