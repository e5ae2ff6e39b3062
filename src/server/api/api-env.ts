import type { Shop } from "../shop.ts"
import type { Visitor } from "../visitor.ts"

/** What the edge hands to the API with each request, and what the API adds before a handler is asked. */
export type ApiEnv = { Bindings: { visitor: Visitor }; Variables: { shop: Shop; atHome: boolean } }
