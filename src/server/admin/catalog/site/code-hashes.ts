import { createHash } from "node:crypto"
import { inlineScripts } from "../../../../domain/site/pasted-code.ts"

/** The scripts of pasted code as a content security policy names them. */
export const codeHashes = (code: string): string[] => [
  ...new Set(inlineScripts(code).map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`)),
]
