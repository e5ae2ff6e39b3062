import { createTransport } from "nodemailer"
import { CLOSED, mailOptions } from "./mail-options.ts"
import type { Post } from "./post.ts"

/** A server that does not answer is given up after these, and the mail is tried again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Sends by a mail server: smtp:// takes encryption where the server offers it, smtps:// insists on it from the start. */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({ url, ...PATIENCE, ...CLOSED })
  return {
    from,
    send: async (message) => {
      await transport.sendMail(mailOptions(message))
    },
  }
}
