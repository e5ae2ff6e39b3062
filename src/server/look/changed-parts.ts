import { isDeepStrictEqual } from "node:util"
import type { Look, LookPart } from "../../contract/look.ts"

/** Which parts of two looks differ. */
export function changedParts(before: Look, after: Look): LookPart[] {
  const pairs: [LookPart, unknown, unknown][] = [
    ["template", before.template, after.template],
    ["colours", before.colours, after.colours],
    ["fonts", before.fonts, after.fonts],
    ["sections", before.sections, after.sections],
    ["content", before.content, after.content],
    ["frame", before.hidden, after.hidden],
  ]
  return pairs.flatMap(([part, one, other]) => (isDeepStrictEqual(one, other) ? [] : [part]))
}
