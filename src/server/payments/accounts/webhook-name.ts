import { randomBytes } from "node:crypto"

const NAME_BYTES = 18

/** What the address of an account's webhooks ends with. Nobody can guess it. */
export const newWebhookName = () => randomBytes(NAME_BYTES).toString("base64url")
