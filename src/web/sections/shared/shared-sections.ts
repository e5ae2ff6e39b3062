import type { HomeComponents } from "../section-props.ts"
import { PlainLetter } from "./plain-letter.tsx"
import { PlainPriceTags } from "./plain-price-tags.tsx"
import { PlainReport } from "./plain-report.tsx"
import { PlainRequest } from "./plain-request.tsx"
import { PlainStatement } from "./plain-statement.tsx"

/** Kinds of sections that templates leave to a plain component. A new kind begins here; a template may draw it itself. */
export const sharedSections = {
  letter: { standard: PlainLetter },
  record: { standard: PlainReport },
  industries: { standard: PlainReport },
  certificates: { standard: PlainReport },
  request: { standard: PlainRequest },
  priceTags: { standard: PlainPriceTags },
  statement: { standard: PlainStatement },
} satisfies Partial<HomeComponents>
