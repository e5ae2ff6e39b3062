import { randomBytes } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { Merchant } from "./stand-in-books.ts"
import type { Reply } from "./stand-in-reply.ts"

export type Tokens = {
  give: (headers: IncomingHttpHeaders, text: string) => Reply
  ownerOf: (headers: IncomingHttpHeaders) => Merchant | undefined
  /** The keys are good no more, nor any token that was given for them. */
  revoke: (clientId: string) => void
  /** All tokens end now; new ones are given. */
  endAll: () => void
}

const EXPIRES_SECONDS = 32_400

/** OAuth 2 with client credentials. */
export function standInTokens(merchants: readonly Merchant[], expiresIn = EXPIRES_SECONDS): Tokens {
  const given = new Map<string, { owner: Merchant; endsAt: number }>()
  const revoked = new Set<string>()
  return {
    give: ({ authorization = "" }, text) => {
      if (new URLSearchParams(text).get("grant_type") !== "client_credentials")
        return { status: 400, body: { error: "unsupported_grant_type", error_description: "unsupported grant_type" } }
      const [clientId, secret] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":")
      const owner = merchants.find((one) => one.clientId === clientId && one.clientSecret === secret)
      if (!owner || revoked.has(owner.clientId))
        return { status: 401, body: { error: "invalid_client", error_description: "Client Authentication failed" } }
      const token = `A21AA${randomBytes(24).toString("base64url")}`
      given.set(token, { owner, endsAt: Date.now() + expiresIn * 1000 })
      const body = {
        scope: "openid",
        access_token: token,
        token_type: "Bearer",
        app_id: "APP-80W284485P519543T",
        expires_in: expiresIn,
      }
      return { status: 200, body }
    },
    ownerOf: ({ authorization = "" }) => {
      const found = given.get(authorization.replace("Bearer ", ""))
      return found && found.endsAt > Date.now() && !revoked.has(found.owner.clientId) ? found.owner : undefined
    },
    revoke: (clientId) => {
      revoked.add(clientId)
    },
    endAll: () => given.clear(),
  }
}
