import type { GoodsDetail } from "../../../contract/goods-shapes.ts"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { signInPath } from "../../../domain/site/route-address.ts"
import { addToCart } from "../../features/cart/add-to-cart.server.ts"
import { ADDED_ID, FORM_FIELDS, specField } from "../../features/cart/buy-form.ts"
import { type ActionApi, actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import type { LoaderVisit } from "../../shell/page-api.ts"

/** What can be done with one good from its page or its card: put it into the cart, or among the favourites. */
export async function itemAction(visit: LoaderVisit, { id }: { id: number }) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const back = textIn(form, FORM_FIELDS.to) || api.here
  if (form.has(FORM_FIELDS.favourite)) return markFavourite(api, id, form, back)

  const detail = await api.ask("GET /api/goods/detail", { query: { id } })
  if (isFailure(detail)) return api.refuse(detail)
  const number = Number(textIn(form, FORM_FIELDS.quantity) || Math.max(MIN_QUANTITY, detail.data.moq))
  if (!Number.isInteger(number) || number < MIN_QUANTITY || number > MAX_QUANTITY)
    return api.refuseField(FORM_FIELDS.quantity, "quantity")
  const variant = chosenVariant(detail.data, form)
  if (!variant) return api.refuse("unknownGoods")
  const fault = await addToCart(api, { detail_id: variant.id, number })
  return fault ? api.refuse(fault) : api.done(back, `#${ADDED_ID}`)
}

/** The variant that the choices name; where there is only one, none have to be made. */
function chosenVariant({ details }: GoodsDetail, form: FormData) {
  const fits = ({ specs }: GoodsDetail["details"][number]) =>
    specs.every(({ name, value }) => textIn(form, specField(name)) === value)
  return details.length === 1 ? details[0] : details.find(fits)
}

/** Whoever is not signed in is led there, and from there back. */
async function markFavourite(api: ActionApi, goodsId: number, form: FormData, back: string) {
  const isWanted = textIn(form, FORM_FIELDS.favourite) === "1"
  const call = isWanted ? "POST /api/goods/addCollect" : "POST /api/goods/deleteCollect"
  const reply = await api.ask(call, { body: { goods_id: goodsId } })
  if (!isFailure(reply)) return api.done(back)
  const isStranger = reply.reason === "signInRequired" || reply.reason === "sessionOver"
  return isStranger ? api.lead(signInPath(back)) : api.refuse(reply)
}
