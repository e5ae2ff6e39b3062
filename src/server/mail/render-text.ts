import { greetingOf, type MailLine, type MailPage, type MailPart } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"

/** The page as plain text: all that the HTML says, for whoever reads or hears mail without it. */
export function renderText(page: MailPage, { shop, words, link }: Writing): string {
  const questions = page.replyTo === undefined && shop.contactEmail ? [words.questions] : []
  const signature = ["-- ", shop.title, link("/")].join("\n")
  const parts = [...greetingOf(page), ...page.parts]
  return `${[page.title, ...parts.map(written), ...questions, signature].join("\n\n")}\n`
}

function written(part: MailPart): string {
  switch (part.part) {
    case "words":
    case "ticket":
      return part.text
    case "quote":
      return [`${part.title}:`, ...part.text.split("\n").map((line) => `> ${line}`)].join("\n")
    case "code":
      return `    ${part.code}`
    case "facts":
      return part.facts.map(({ name, value }) => `${name}: ${value}`).join("\n")
    case "lines":
      return part.lines.map(line).join("\n")
    case "sums":
      return part.sums.map(({ name, amount }) => `${name}: ${amount}`).join("\n")
    case "address":
      return [`${part.title}:`, ...part.rows].join("\n")
    case "button":
    case "link":
      return `${part.label}:\n${part.link}`
  }
}

function line({ name, details, quantity, amount }: MailLine): string {
  const rows = [quantity === null ? name : `${quantity} × ${name}`, ...details, ...(amount === null ? [] : [amount])]
  return rows.map((row, index) => (index === 0 ? row : `    ${row}`)).join("\n")
}
