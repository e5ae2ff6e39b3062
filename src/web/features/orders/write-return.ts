import { LINE_PREFIX, ORDER_FIELDS, piecesField } from "./order-forms.ts"

/** Which pieces a return form names: the ticked lines by their variants, each with its number. */
export function tickedPieces(form: FormData): Map<number, number> {
  const lines = [...form.keys()].filter((name) => name.startsWith(LINE_PREFIX))
  const variants = lines.map((name) => Number(name.slice(LINE_PREFIX.length)))
  return new Map(variants.map((variant) => [variant, Number(form.get(piecesField(variant)) ?? 1)]))
}

/** The form as the API wants it. What is no number is left for it to refuse. */
export function writeReturn(orderNumber: string, form: FormData, images: string[]) {
  return {
    order_no: orderNumber,
    items: [...tickedPieces(form)].map(([detail_id, number]) => ({ detail_id, number })),
    reason: String(form.get(ORDER_FIELDS.reason) ?? ""),
    content: String(form.get(ORDER_FIELDS.content) ?? ""),
    images,
  }
}
