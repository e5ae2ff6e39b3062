import type { MailShop } from "./mail-writing.ts"

type Sender = { name: string; address: string; envelope: string }

/** From whom a shop's mails come: by name and address as the merchant has set them, else the shop's title and the server's own address. */
export function senderOf(
  { title, mailSenderName, mailSenderAddress }: Pick<MailShop, "title" | "mailSenderName" | "mailSenderAddress">,
  serverAddress: string | null,
  origin: string,
): Sender {
  const envelope = serverAddress ?? `shop@${new URL(origin).hostname}`
  return { name: mailSenderName || title, address: mailSenderAddress || envelope, envelope }
}
