import type { SendMailOptions } from "nodemailer"
import type { Message } from "./post.ts"

/** Written by a program: machines that answer for people on holiday leave such mails alone. */
const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }

/** Nothing that a mail holds is fetched from files or addresses, whatever it says. */
export const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

export function mailOptions({
  messageId,
  from,
  envelopeFrom,
  to,
  replyTo,
  subject,
  html,
  text,
}: Message): SendMailOptions {
  return {
    messageId,
    from,
    envelope: { from: envelopeFrom, to },
    subject,
    html,
    text,
    headers: AUTOMATIC,
    // As an object, because the text of an address is read as a list.
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
  }
}
