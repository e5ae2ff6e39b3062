import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { signInPath } from "../../../domain/site/route-address.ts"
import { writeFavourite } from "../../features/account/write-favourite.ts"
import { addToCart } from "../../features/cart/add-to-cart.server.ts"
import { ADDED_ID, FORM_FIELDS, specField } from "../../features/cart/buy-form.ts"
import type { ItemGoods, ItemVariant } from "../../features/catalog/goods.ts"
import { readItem } from "../../features/catalog/read-goods.ts"
import { isStranger } from "../../shell/member-data.ts"
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
  const goods = readItem(detail.data)
  const quantity = Number(textIn(form, FORM_FIELDS.quantity) || Math.max(MIN_QUANTITY, goods.minimumQuantity))
  if (!Number.isInteger(quantity) || quantity < MIN_QUANTITY || quantity > MAX_QUANTITY)
    return api.refuseField(FORM_FIELDS.quantity, "quantity")
  const variant = chosenVariant(goods, form)
  if (!variant) return api.refuse("unknownGoods")
  const fault = await addToCart(api, { variantId: variant.id, quantity })
  return fault ? api.refuse(fault) : api.done(back, `#${ADDED_ID}`)
}

/** The variant that the choices name; where there is only one, none have to be made. */
function chosenVariant({ variants }: ItemGoods, form: FormData) {
  const fits = ({ specs }: ItemVariant) => specs.every(({ name, value }) => textIn(form, specField(name)) === value)
  return variants.length === 1 ? variants[0] : variants.find(fits)
}

/** Whoever is not signed in is led there, and from there back. */
async function markFavourite(api: ActionApi, goodsId: number, form: FormData, back: string) {
  const isWanted = textIn(form, FORM_FIELDS.favourite) === "1"
  const call = isWanted ? "POST /api/goods/addCollect" : "POST /api/goods/deleteCollect"
  const reply = await api.ask(call, writeFavourite(goodsId))
  if (!isFailure(reply)) return api.done(back)
  return isStranger(reply.reason) ? api.lead(signInPath(back)) : api.refuse(reply)
}
