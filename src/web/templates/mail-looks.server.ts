import type { MailLooks } from "../../contract/mail-tokens.ts"
import { isTemplateName } from "../../domain/site/templates.ts"
import baseTokens from "../styles/base/tokens.css?raw"
import { mailTokens, tokensIn } from "../styles/mail-tokens.ts"

const sheets = import.meta.glob<string>("./*/tokens.css", { query: "?raw", import: "default", eager: true })

/** How the mails of each template look: its own tokens over the base's. */
export const mailLooks: MailLooks = Object.fromEntries(
  Object.entries(sheets).flatMap(([path, css]) => {
    const name = path.split("/").at(1)
    if (!isTemplateName(name)) return []
    const [base, own] = [tokensIn(baseTokens), tokensIn(css)]
    return [[name, { ...mailTokens(base, own), tokens: Object.fromEntries([...base, ...own]) }]]
  }),
)
