import type { MailPage } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import { renderHtml } from "./render-html.ts"
import { renderText } from "./render-text.ts"

export type RenderedMail = { subject: string; html: string; text: string; replyTo: string | null }

/** What every mail program shows on one line. */
export const SUBJECT_LETTERS_MAX = 78

export function renderMail(page: MailPage, writing: Writing): RenderedMail {
  return {
    subject: oneLine(page.subject),
    html: renderHtml(page, writing),
    text: renderText(page, writing),
    replyTo: page.replyTo ?? (writing.shop.mailReplyTo || writing.shop.contactEmail || null),
  }
}

/** Names in a subject may be long, and may hold anything. */
function oneLine(subject: string): string {
  const letters = [...subject.replace(/\s+/g, " ").trim()]
  return letters.length <= SUBJECT_LETTERS_MAX
    ? letters.join("")
    : `${letters.slice(0, SUBJECT_LETTERS_MAX - 1).join("")}…`
}
