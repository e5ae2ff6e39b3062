import { SUCCESS } from "../../../contract/envelope.ts"
import type { RegionNode } from "../../../contract/site-calls.ts"
import { type ActionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { ADDRESS_FIELDS, type Address } from "./address.ts"
import { readAddress } from "./read-address.ts"
import { ADDRESS_NAMES, writeAddress } from "./write-address.ts"

type Saved = { address: Address } | { refusal: ReturnType<ActionApi["refuse"]> }

/** Puts the address of a form into the member's book, or changes the one with that id. */
export async function saveAddress(api: ActionApi, form: FormData, id: number | null): Promise<Saved> {
  const refusal = await refusedRegion(api, form)
  if (refusal) return { refusal }
  const body = writeAddress(form)
  const reply =
    id === null
      ? await api.ask("POST /api/address/add", { body })
      : await api.ask("POST /api/address/edit", { body: { ...body, id } })
  if (isFailure(reply)) return { refusal: api.refuse(reply, { form, names: ADDRESS_NAMES }) }
  return { address: readAddress(reply.data) }
}

/** Where addresses name a part of the country, one of its own has to be chosen. Null where that is so. */
async function refusedRegion(api: ActionApi, form: FormData) {
  const countries = await api.ask("GET /api/site/regions")
  const parts = countries.code === SUCCESS ? partsOf(countries.data, textIn(form, ADDRESS_FIELDS.country)) : []
  const chosen = textIn(form, ADDRESS_FIELDS.region)
  if (parts.length === 0) form.delete(ADDRESS_FIELDS.region)
  const isChosen = parts.length === 0 || parts.some(({ code }) => code === chosen)
  return isChosen ? null : api.refuseField(ADDRESS_FIELDS.region, chosen ? "regionUnknown" : "required", form)
}

const partsOf = (countries: readonly RegionNode[], code: string) =>
  countries.find((country) => country.code === code)?.children ?? []
