import type { adminCalls } from "../../contract/admin/calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { adminCatalogHandlers } from "./catalog-routes.ts"
import { adminDeskHandlers } from "./desk-routes.ts"
import { adminSessionHandlers } from "./session-routes.ts"

export const adminHandlers: Handlers<typeof adminCalls> = {
  ...adminSessionHandlers,
  ...adminDeskHandlers,
  ...adminCatalogHandlers,
}
