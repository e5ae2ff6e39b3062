import type { addressCalls } from "../../contract/address-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { wholeList } from "../api/whole-list.ts"
import { addAddress, deleteAddress, editAddress } from "./change-addresses.ts"
import { listAddresses } from "./list-addresses.ts"

export const addressHandlers: Handlers<typeof addressCalls> = {
  "GET /api/address/lists": async ({ shop, member }) => wholeList(await listAddresses(shop, member)),
  "POST /api/address/add": ({ shop, member, body }) => addAddress(shop, member, body),
  "POST /api/address/edit": ({ shop, member, body }) => editAddress(shop, member, body),
  "POST /api/address/delete": ({ shop, member, body }) => deleteAddress(shop, member, body.id),
}
