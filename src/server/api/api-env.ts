import type { Shop } from "../shop.ts"
import type { Site } from "../site.ts"
import type { Visitor } from "../visitor.ts"

/** The shop that a call is for, and the visitor as that shop sees them. */
export type AskedShop = {
  site: Site
  visitor: Visitor
  /** Whether the host that was asked is one of this shop. Cookies belong to a host; those of another shop are left alone. */
  atHome: boolean
  /** Where the page of staff stands. */
  staffOrigin?: string
}

/** What the edge hands to the API with each request, and what the API adds before a handler is asked. */
export type ApiEnv = { Bindings: { visitor: Visitor }; Variables: { asked: AskedShop; shop: Shop } }
