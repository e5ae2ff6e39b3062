import { memberDataOf } from "../../shell/member-data.ts"
import { type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import type { Address } from "./address.ts"
import { readAddress } from "./read-address.ts"

/** The member's addresses, the default one first. */
export async function loadAddresses(visit: LoaderVisit): Promise<Address[]> {
  return memberDataOf(visit, await pageApi(visit).ask("GET /api/address/lists")).list.map(readAddress)
}
