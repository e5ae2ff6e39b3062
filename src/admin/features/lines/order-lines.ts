import type { CallReply } from "../../../contract/calls.ts"

export type VariantFound = CallReply<"GET /api/admin/order/variants">["list"][number]

/** A line of an order that is being written: pieces and price as they are typed. */
export type DraftLine = Pick<VariantFound, "detail_id" | "goodName" | "specs" | "number"> & {
  usualPrice: number
  pieces: string
  agreed: string
}

/** The lines that can be sent: whole numbers of pieces, and a price where one was agreed. */
export function linesToSend(lines: readonly DraftLine[]) {
  return lines.flatMap(({ detail_id, pieces, agreed }) => {
    const number = Number(pieces)
    if (!/^\d{1,6}$/.test(pieces) || number < 1) return []
    const price = Number(agreed.replace(",", "."))
    return [{ detail_id, number, ...(agreed.trim() !== "" && Number.isFinite(price) && price > 0 && { price }) }]
  })
}

export const draftOf = (found: VariantFound): DraftLine => ({
  detail_id: found.detail_id,
  goodName: found.goodName,
  specs: found.specs,
  number: found.number,
  usualPrice: found.price,
  pieces: "1",
  agreed: "",
})
