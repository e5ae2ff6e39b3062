import type { testShop } from "../test-shop.ts"

type TestShop = Pick<Awaited<ReturnType<typeof testShop>>, "rows">
export type Mail = { kind: string; language: string; content: Record<string, unknown> }

/** What was written to an address, in its order. */
export const mailsTo = ({ rows }: TestShop, email: string) =>
  rows<Mail>("select kind, language, content from mail_outbox where recipient = $1 order by id", email)
