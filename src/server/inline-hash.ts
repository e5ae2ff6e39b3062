import { createHash } from "node:crypto"

/** How a policy names an inline script or style. */
export const inlineHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
