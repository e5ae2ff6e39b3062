import { z } from "zod"

/** Where staff hear what comes and changes, as server-sent events. It is no call: it has no envelope and no end. */
export const LIVE_PATH = "/api/admin/live"

/**
 * What has come or changed. `any`: something may have been missed, so all that is shown is asked for again. The id is an
 * order's number for orders, else that of the row, and `*` where many came at once.
 */
export const liveNews = z.object({
  kind: z.enum(["order", "orderChanged", "return", "inquiry", "review", "access", "feedback", "money", "stock", "any"]),
  id: z.string(),
})

export type LiveNews = z.output<typeof liveNews>
