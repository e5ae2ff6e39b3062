import { z } from "zod"
import type { Calls } from "./call.ts"
import { email, filled, id, key, listOf, regionCode, text } from "./fields.ts"

/** Where something goes: of a member's address, of a frozen one, of a bill. */
export const placeShown = z.object({
  countryName: z.string(),
  /** The part of the country, where the address names one. */
  reginName: z.string(),
  region_code: z.string(),
  city: z.string(),
  addressPart: z.string(),
  zipCode: z.string(),
})

const address = placeShown.extend({
  id,
  addressId: id,
  contacter: z.string(),
  callingCodes: z.string(),
  mobile: z.string(),
  email: z.string(),
  countryId: id,
  /** All of it in one line. */
  fullAddr: z.string(),
  isDefault: z.boolean(),
  /** The shop does not ship there. */
  disabled: z.boolean(),
})

/** The names under which an address is read, so that what was read can be sent back; what only tells is not looked at. */
const sent = z.object({
  /** Country or part of it; a country may also be named by `countryId` alone. */
  region_code: regionCode.optional(),
  region_id: id.optional(),
  countryId: id.optional(),
  contacter: filled(100, "nameRequired"),
  callingCodes: text(8).default(""),
  mobile: filled(40),
  city: filled(100),
  addressPart: filled(300),
  zipCode: text(20).default(""),
  /** A member's e-mail address is known; another one may be given. */
  email: z.union([email, z.literal("")], key("emailInvalid")).default(""),
  isDefault: z.boolean().default(false),
})

/** The names of the guest's form are understood too. */
const otherNames = {
  contact: "contacter",
  calling_code: "callingCodes",
  address_part: "addressPart",
  zip_code: "zipCode",
  is_default: "isDefault",
}

const isSomewhere = (typed: { region_id?: number; region_code?: string; countryId?: number }) =>
  (typed.region_id ?? typed.region_code ?? typed.countryId) !== undefined
const SOMEWHERE = { path: ["region_code"], message: key("required") }

const all = listOf(address)

export const addressCalls = {
  "GET /api/address/lists": {
    summary: "The member's addresses, the default one first, then the newest",
    who: "member",
    reply: all,
  },
  "POST /api/address/add": {
    summary: "Adds an address; the first one is the default",
    who: "member",
    body: sent.refine(isSomewhere, SOMEWHERE),
    otherNames,
    reply: address,
    refusals: ["addressesFull"],
  },
  "POST /api/address/edit": {
    summary: "Changes an address; the default one stays so until another one is",
    who: "member",
    body: sent.extend({ id }).refine(isSomewhere, SOMEWHERE),
    otherNames,
    reply: address,
    refusals: ["unknownAddress"],
  },
  "POST /api/address/delete": {
    summary: "Removes an address; if it was the default, the newest other one becomes it. Gives those that are left",
    who: "member",
    body: z.object({ id }),
    reply: all,
    refusals: ["unknownAddress"],
  },
} as const satisfies Calls

export type AddressShown = z.output<typeof address>
export type AddressSent = z.output<typeof sent>
