import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { positiveId, signInPath, WISHES_PATH } from "../../../domain/site/route-address.ts"
import { writeFavourite } from "../../features/account/write-favourite.ts"
import { addToCart } from "../../features/cart/add-to-cart.server.ts"
import { ADDED_ID, FORM_FIELDS, specField } from "../../features/cart/buy-form.ts"
import { writeWish } from "../../features/cart/write-wish.ts"
import type { ItemGoods, ItemVariant } from "../../features/catalog/goods.ts"
import { readItem } from "../../features/catalog/read-goods.ts"
import { isStranger } from "../../shell/member-data.ts"
import { type ActionApi, actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import type { LoaderVisit } from "../../shell/page-api.ts"

/** What can be done with one good from its page or its card: put it into the cart or among the favourites, or wait for it. */
export async function itemAction(visit: LoaderVisit, { id }: { id: number }) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const back = textIn(form, FORM_FIELDS.to) || api.here
  if (form.has(FORM_FIELDS.favourite)) return markFavourite(api, id, form, back)
  if (form.has(FORM_FIELDS.wish)) return tellWhenBack(api, form)

  const detail = await api.ask("GET /api/goods/detail", { query: { id } })
  if (isFailure(detail)) return api.refuse(detail)
  const goods = readItem(detail.data)
  const quantity = Number(textIn(form, FORM_FIELDS.quantity) || Math.max(MIN_QUANTITY, goods.minimumQuantity))
  if (!Number.isInteger(quantity) || quantity < MIN_QUANTITY || quantity > MAX_QUANTITY)
    return api.refuseField(FORM_FIELDS.quantity, "quantity", form)
  const variant = chosenVariant(goods, form)
  if (!variant) return api.refuse("unknownGoods")
  const fault = await addToCart(api, { variantId: variant.id, quantity })
  return fault ? api.refuse(fault, { form }) : api.done(back, `#${ADDED_ID}`)
}

/** The variant that the choices name; where there is only one, none have to be made. */
function chosenVariant({ variants }: ItemGoods, form: FormData) {
  const fits = ({ specs }: ItemVariant) => specs.every(({ name, value }) => textIn(form, specField(name)) === value)
  return variants.length === 1 ? variants[0] : variants.find(fits)
}

/** Notes who wants to be told when a variant is there again; without scripts a page of its own says so. */
async function tellWhenBack(api: ActionApi, form: FormData) {
  const variantId = positiveId(textIn(form, FORM_FIELDS.wish))
  if (variantId === null) return api.refuse("unknownGoods")
  const reply = await api.ask("POST /api/goods/tellWhenBack", writeWish(variantId, textIn(form, FORM_FIELDS.wishEmail)))
  if (!isFailure(reply)) return api.done(`${WISHES_PATH}?noted=1`)
  return api.refuse(reply, { form, names: { email: FORM_FIELDS.wishEmail } })
}

/** Whoever is not signed in is led there, and from there back. */
async function markFavourite(api: ActionApi, goodsId: number, form: FormData, back: string) {
  const isWanted = textIn(form, FORM_FIELDS.favourite) === "1"
  const call = isWanted ? "POST /api/goods/addCollect" : "POST /api/goods/deleteCollect"
  const reply = await api.ask(call, writeFavourite(goodsId))
  if (!isFailure(reply)) return api.done(back)
  return isStranger(reply.reason) ? api.lead(signInPath(back)) : api.refuse(reply)
}
