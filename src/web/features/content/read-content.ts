import type { CallReply } from "../../../contract/calls.ts"
import { SCREENS, type ScreenName } from "../../../domain/site/screens.ts"

/** What the merchant wrote for a screen: title, text (clean HTML) and SEO fields. Empty where nothing was written. */
export type ScreenContent = { title: string; html: string; seo: { title: string; description: string } }

const NOTHING: ScreenContent = { title: "", html: "", seo: { title: "", description: "" } }

/** The API's question for what belongs to a screen, by its content id. */
export const contentQuery = (screen: ScreenName) => ({ query: { content_id: SCREENS[screen].contentId ?? 0 } })

export function readContent(reply: CallReply<"GET /api/content/fixed"> | null): ScreenContent {
  if (!reply) return NOTHING
  return {
    title: reply.title,
    html: reply.content,
    seo: { title: reply.seo.title, description: reply.seo.description },
  }
}
