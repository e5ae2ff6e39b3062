import { HtmlValidate } from "html-validate"

/** The standard without an exception: React writes nothing that it minds. */
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] })

/** What an outside validator finds wrong with a document as it was sent. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) => `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  )
}
