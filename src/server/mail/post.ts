/** A mail ready to be sent. */
export type Message = {
  /** Stays the same however often the mail is sent: mail programs recognise a second copy by it. */
  messageId: string
  /** A name for its file, of letters, digits and dashes; the oldest sort first. */
  fileName: string
  from: { name: string; address: string }
  /** To which address mail servers report what they could not deliver; the one they let the server send by. */
  envelopeFrom: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
}

/** Where mails go. */
export type Post = {
  /** The address that mails come from; null: one at the shop's own host. */
  from: string | null
  send: (message: Message) => Promise<void>
}
