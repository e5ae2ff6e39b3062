import type { InquiryItem } from "./inquiry-list.ts"

/** The field of each good on the list: `12.5` is five of good 12. */
export const ITEM_FIELD = "item"

export const itemValue = ({ id, total }: Pick<InquiryItem, "id" | "total">) => `${id}.${total}`

const ITEM = /^(\d{1,10})\.(\d{1,6})$/

/** The inquiry in a form, as the API takes it. */
export function writeInquiry(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "")
  const items = form.getAll(ITEM_FIELD).flatMap((value) => {
    const [, id, total] = ITEM.exec(String(value)) ?? []
    return id && total ? [{ id: Number(id), total: Number(total) }] : []
  })
  return {
    items,
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    country: text("country"),
    company: text("company"),
    content: text("content"),
  }
}
