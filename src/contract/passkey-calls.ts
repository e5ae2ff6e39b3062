import { z } from "zod"
import type { Calls } from "./call.ts"
import { filled, id, key, listOf, moment, passwordTried } from "./fields.ts"
import { session } from "./member-calls.ts"

/** Longest credential id, in base64url, that browsers may send. */
const CREDENTIAL_ID_MAX = 1_400
/** Signed data, keys and signatures; some devices send certificates that nobody asked for. */
const SIGNED_MAX = 20_000
const NAME_MAX = 60
const TRANSPORTS_MAX = 10

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, key("invalid"))
    .max(max, key("tooLong"))

const credential = {
  id: base64url(CREDENTIAL_ID_MAX),
  rawId: base64url(CREDENTIAL_ID_MAX),
  type: z.literal("public-key", key("invalid")),
}

/** What a browser gives to sign in with: `PublicKeyCredential.toJSON()`. */
export const passkeyUsed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(SIGNED_MAX),
    authenticatorData: base64url(SIGNED_MAX),
    signature: base64url(SIGNED_MAX),
    userHandle: base64url(CREDENTIAL_ID_MAX).optional(),
  }),
})

/** The same for a new one. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(SIGNED_MAX),
    attestationObject: base64url(SIGNED_MAX),
    transports: z
      .array(z.string().max(20, key("tooLong")))
      .max(TRANSPORTS_MAX, key("tooManyEntries"))
      .optional(),
  }),
})

const descriptor = z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) })

/** As `navigator.credentials.get` wants it: whichever passkey of this shop the browser knows. */
export const optionsToSignIn = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal("required"),
})

/** As `navigator.credentials.create` wants it. */
export const optionsToAdd = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
})

export const passkeyShown = z.object({
  id,
  name: z.string(),
  createTime: moment,
  /** Empty where nobody has signed in with it yet. */
  lastUseTime: z.union([moment, z.literal("")]),
})

const nothing = z.object({})
const name = filled(NAME_MAX)

export const passkeyCalls = {
  "POST /api/login/passkeyOptions": {
    summary: "What a browser needs to sign in with a passkey; good once, for ten minutes, in this browser",
    reply: optionsToSignIn,
    refusals: ["tooMany"],
  },
  "POST /api/login/passkey": {
    summary: "Signs a member in with a passkey",
    body: z.object({ passkey: passkeyUsed, remember: z.boolean().optional() }),
    reply: session,
    refusals: ["passkeyRefused", "tooMany"],
  },
  "POST /api/user/passkeyOptions": {
    summary: "What a browser needs to make a passkey; asks for the password unless one has just signed in",
    who: "member",
    body: z.object({ password: passwordTried.or(z.literal("")).optional() }),
    reply: optionsToAdd,
    refusals: ["passwordWrong", "passkeysFull", "tooMany"],
  },
  "POST /api/user/addPasskey": {
    summary: "Keeps a passkey that the browser has made; the member is told by mail",
    who: "member",
    body: z.object({ passkey: passkeyMade }),
    reply: passkeyShown,
    refusals: ["passkeyRefused", "passkeysFull"],
  },
  "GET /api/user/passkeys": {
    summary: "The member's passkeys, the newest first",
    who: "member",
    reply: listOf(passkeyShown),
  },
  "POST /api/user/renamePasskey": {
    summary: "Calls a passkey something else",
    who: "member",
    body: z.object({ id, name }),
    reply: nothing,
    refusals: ["unknownPasskey"],
  },
  "POST /api/user/removePasskey": {
    summary: "Removes a passkey: nobody signs in with it any more; the member is told by mail",
    who: "member",
    body: z.object({ id }),
    reply: nothing,
    refusals: ["unknownPasskey"],
  },
} as const satisfies Calls

export type PasskeyUsed = z.output<typeof passkeyUsed>
export type PasskeyMade = z.output<typeof passkeyMade>
export type PasskeyShown = z.output<typeof passkeyShown>
