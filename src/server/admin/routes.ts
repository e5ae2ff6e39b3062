import type { adminCalls } from "../../contract/admin/calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { adminAccountHandlers } from "./account-routes.ts"
import { adminCatalogHandlers } from "./catalog-routes.ts"
import { adminDeskHandlers } from "./desk-routes.ts"
import { adminSessionHandlers } from "./session-routes.ts"
import { adminSetupHandlers } from "./setup-routes.ts"

export const adminHandlers: Handlers<typeof adminCalls> = {
  ...adminSessionHandlers,
  ...adminAccountHandlers,
  ...adminDeskHandlers,
  ...adminCatalogHandlers,
  ...adminSetupHandlers,
}
