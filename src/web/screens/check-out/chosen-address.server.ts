import { positiveId } from "../../../domain/site/route-address.ts"
import { readAddress } from "../../features/addresses/read-address.ts"
import { saveAddress } from "../../features/addresses/save-address.server.ts"
import { isSameAddress } from "../../features/addresses/write-address.ts"
import { type ActionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { CHECKOUT_FIELDS, NEW_ADDRESS } from "./checkout.ts"

type Chosen = { id: number } | { refusal: ReturnType<ActionApi["refuse"]> }

/** The address that the member has chosen. A new one goes into the book first, once: a second try finds it there. */
export async function chosenAddress(api: ActionApi, form: FormData): Promise<Chosen> {
  const chosen = textIn(form, CHECKOUT_FIELDS.addressId)
  const id = positiveId(chosen)
  if (id !== null) return { id }
  if (chosen !== NEW_ADDRESS) return { refusal: api.refuseField(CHECKOUT_FIELDS.addressId, "required", form) }
  const book = await api.ask("GET /api/address/lists")
  const known = isFailure(book) ? undefined : book.data.list.map(readAddress).find((one) => isSameAddress(one, form))
  if (known) return { id: known.id }
  const saved = await saveAddress(api, form, null)
  return "refusal" in saved ? saved : { id: saved.address.id }
}
