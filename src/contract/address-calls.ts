import { z } from "zod"
import type { Calls } from "./call.ts"
import { email, id, key } from "./fields.ts"
import { guestAddress } from "./order-shapes.ts"

const address = z.object({
  id,
  addressId: id,
  contacter: z.string(),
  callingCodes: z.string(),
  mobile: z.string(),
  email: z.string(),
  countryId: id,
  countryName: z.string(),
  /** The part of the country, where the address names one. */
  reginName: z.string(),
  region_code: z.string(),
  city: z.string(),
  addressPart: z.string(),
  zipCode: z.string(),
  /** All of it in one line. */
  fullAddr: z.string(),
  isDefault: z.boolean(),
  /** The shop does not ship there. */
  disabled: z.boolean(),
})

/** A member's e-mail address is known; another one may be given. */
const sent = guestAddress.extend({
  email: z.union([email, z.literal("")], key("emailInvalid")).default(""),
  is_default: z.boolean().default(false),
})

const isSomewhere = (typed: { region_id?: number; region_code?: string }) =>
  typed.region_id !== undefined || typed.region_code !== undefined
const SOMEWHERE = { path: ["region_code"], message: key("required") }

const all = z.array(address)

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
    reply: address,
    refusals: ["addressesFull"],
  },
  "POST /api/address/edit": {
    summary: "Changes an address; the default one stays so until another one is",
    who: "member",
    body: sent.extend({ id }).refine(isSomewhere, SOMEWHERE),
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
