import type { adminCatalogCalls } from "../../contract/admin-catalog-calls.ts"
import type { Handlers } from "../api/handlers.ts"

export const adminCatalogHandlers: Handlers<typeof adminCatalogCalls> = {}
