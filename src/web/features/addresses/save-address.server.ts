import { SUCCESS } from "../../../contract/envelope.ts"
import { type ActionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { ADDRESS_FIELDS, type Address } from "./address.ts"
import { readAddress } from "./read-address.ts"
import { addressNames, writeAddress } from "./write-address.ts"

type Saved = { address: Address } | { refusal: ReturnType<ActionApi["refuse"]> }

/** Puts the address of a form into the member's book, or changes the one with that id. */
export async function saveAddress(api: ActionApi, form: FormData, id: number | null): Promise<Saved> {
  const { region, hasRegions } = await chosenRegion(api, form)
  const body = writeAddress(form, region)
  const reply =
    id === null
      ? await api.ask("POST /api/address/add", { body })
      : await api.ask("POST /api/address/edit", { body: { ...body, id } })
  if (isFailure(reply)) return { refusal: api.refuse(reply, { form, names: addressNames(hasRegions) }) }
  return { address: readAddress(reply.data) }
}

/** Where addresses name a part of the country it has to be one of its own; nothing else is a region, and refused as none. */
export async function chosenRegion(api: ActionApi, form: FormData): Promise<{ region: string; hasRegions: boolean }> {
  const countries = await api.ask("GET /api/site/regions")
  const country = textIn(form, ADDRESS_FIELDS.country)
  const all = countries.code === SUCCESS ? countries.data : []
  const regions = all.find(({ code }) => code === country)?.children ?? []
  if (regions.length === 0) return { region: country, hasRegions: false }
  const chosen = textIn(form, ADDRESS_FIELDS.region)
  return { region: regions.some(({ code }) => code === chosen) ? chosen : "", hasRegions: true }
}
