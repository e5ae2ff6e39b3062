/** A thing that was bought, sent back or asked about. */
export type MailLine = {
  name: string
  /** What was chosen, the article number, that it is a gift. */
  details: string[]
  /** Null where it is not about pieces. */
  quantity: number | null
  amount: string | null
  /** A whole address: a mail has no place of its own. */
  picture: string | null
}

/** What a mail is made of; HTML and text are two ways to write the same parts. */
export type MailPart =
  | { part: "words"; text: string }
  /** What somebody wrote, with its lines. */
  | { part: "quote"; title: string; text: string }
  /** A code or password to copy. */
  | { part: "code"; code: string }
  /** Something given: the name of a coupon. */
  | { part: "ticket"; text: string }
  /** `isLtr`: numbers and addresses read from the left in every language. */
  | { part: "facts"; facts: { name: string; value: string; isLtr?: boolean }[] }
  | { part: "lines"; lines: MailLine[] }
  | { part: "sums"; sums: { name: string; amount: string; isTotal?: boolean }[] }
  | { part: "address"; title: string; rows: string[] }
  | { part: "button"; label: string; link: string }
  /** A way that few want to go. */
  | { part: "link"; label: string; link: string }

export type MailPage = {
  subject: string
  title: string
  greeting?: string | null
  parts: MailPart[]
  /** Whose mail this answers, if not the shop's. */
  replyTo?: string
}

export const greetingOf = ({ greeting }: MailPage): MailPart[] => (greeting ? [{ part: "words", text: greeting }] : [])
