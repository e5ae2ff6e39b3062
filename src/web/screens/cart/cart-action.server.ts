import { writeGuestCart } from "../../../domain/orders/guest-cart.ts"
import { checkOutPath, signInPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { writeFavourite } from "../../features/account/write-favourite.ts"
import { type Cart, isBought } from "../../features/cart/cart.ts"
import { quantityField, readCartForm } from "../../features/cart/cart-form.ts"
import { changeOwnCart, isNotChanged } from "../../features/cart/change-own-cart.server.ts"
import { ownCart } from "../../features/cart/own-cart.server.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { isStranger } from "../../shell/member-data.ts"
import { type ActionApi, actionApi, isFailure } from "../../shell/page-action.server.ts"
import type { LoaderVisit } from "../../shell/page-api.ts"
import { wordsIn } from "../../shell/words-files.server.ts"

const HERE = SCREENS.cart.path

/** Whatever is done in the cart, as one form sends it: what was typed and ticked, and then the button that was pressed. */
export async function cartAction(visit: LoaderVisit) {
  const api = actionApi(visit)
  const { step, wrong, chosen, ...changes } = readCartForm(await visit.request.formData())
  const [wrongLine] = wrong
  if (wrongLine !== undefined) return api.refuseField(quantityField(wrongLine), "quantity")
  const before = changes.removed.length > 0 ? await ownCart(visit) : null
  if (step === "favour" && before) {
    const obstacle = await favour(api, before, chosen)
    if (obstacle) return obstacle
  }
  const cart = await changeOwnCart(api, changes)
  if (isNotChanged(cart)) {
    const { refusal, variantId } = cart
    const isUnknown = refusal === "lineUnknown" || (typeof refusal === "object" && refusal.reason === "lineUnknown")
    if (isUnknown && changes.removed.length > 0) return tellNotThere(api, visit)
    const told = api.refuse(refusal)
    if (variantId === undefined || told.data.isDone) return told
    const sentence = Object.values(told.data.faults).join(" ")
    return api.tell({ isDone: false, faults: { [quantityField(variantId)]: sentence } }, told.init?.status ?? 409)
  }
  if (step === "checkOut") return goOn(api, visit, cart)
  return before ? api.done(`${HERE}?removed=${removedLines(before, changes.removed)}`) : api.done(HERE)
}

/** What is taken out is named in the address, so that it can be put back without scripts too. */
function removedLines({ lines }: Cart, removed: readonly number[]): string {
  const gone = lines.filter(({ variantId }) => removed.includes(variantId))
  return writeGuestCart(
    gone.map(({ variantId, quantity, isSelected }) => ({ variantId, quantity, selected: isSelected })),
  )
}

async function tellNotThere(api: ActionApi, visit: LoaderVisit) {
  const { locale } = await loadShell(visit)
  return api.tell({ isDone: false, faults: { "": wordsIn(locale, "cart").productNotExist } }, 404)
}

/** Goods go among the favourites before they leave the cart; whoever is not signed in does that first. */
async function favour(api: ActionApi, { lines }: Cart, chosen: readonly number[]) {
  const goods = new Set(lines.filter(({ variantId }) => chosen.includes(variantId)).map(({ goodsId }) => goodsId))
  for (const goodsId of goods) {
    const reply = await api.ask("POST /api/goods/addCollect", writeFavourite(goodsId))
    if (isFailure(reply)) return isStranger(reply.reason) ? api.lead(signInPath(HERE)) : api.refuse(reply)
  }
  return null
}

/** To the checkout with what is chosen. Where guests cannot buy they sign in first. */
async function goOn(api: ActionApi, visit: LoaderVisit, cart: Cart) {
  const ids = cart.lines.filter(isBought).map(({ variantId }) => variantId)
  if (ids.length === 0) return api.refuse("nothingToBuy")
  if (cart.missing.length > 0) return api.refuse("belowMoq")
  const to = checkOutPath(ids)
  const { shop } = await loadShell(visit)
  const mayBuy = shop?.apps.guestPurchase || (await ownCart(visit)).isMember
  return api.lead(mayBuy ? to : signInPath(to))
}
