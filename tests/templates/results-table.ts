import { TEMPLATE_NAMES, type TemplateName } from "../../src/domain/site/templates.ts"

export type Results = Partial<Record<TemplateName, { pages: number; faults: string[]; seconds: number }>>

/** The table that is committed: which templates were looked at, and what was found. */
export function resultsTable(results: Results): string {
  const rows = TEMPLATE_NAMES.map((template) => {
    const result = results[template]
    return result
      ? `| ${template} | ${result.pages} | ${result.faults.length} | ${result.seconds} s |`
      : `| ${template} | – | – | not looked at |`
  })
  const faults = Object.values(results).flatMap((result) => result?.faults ?? [])
  return [
    "# Templates, looked at",
    "",
    "Written by `npm run test:templates`: each screen at 375, 768 and 1440 px, in English, German and Arabic, with usual goods; screens that show goods also with odd ones. Axe looks at each language in one width.",
    "",
    "| template | pages | faults | took |",
    "|---|---|---|---|",
    ...rows,
    "",
    ...faults.map((fault) => `- ${fault}`),
    "",
  ].join("\n")
}
