import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import type { Calls } from "../call.ts"
import { email, filled, id, key, password } from "../fields.ts"
import { credentials } from "../member-calls.ts"
import { optionsToSignIn, passkeyUsed } from "../passkey-calls.ts"

const TOKEN_MAX = 200
const CODE_MAX = 40

const entered = z.object({
  name: z.string(),
  email: z.string(),
  /** Empty for a page of the back office: its browser keeps it in a cookie that no script can read. */
  access_token: z.string(),
  /** Seconds since 1970; it goes on while it is used. 0 while the second factor is asked for. */
  access_token_expire: z.number().int(),
  /** Not empty where the second factor is asked for: sent with it, to `login/factor`. */
  step: z.string(),
  factors: z.array(z.enum(["code", "passkey", "recovery"])),
})

const step = filled(TOKEN_MAX)
/** One of them is shown as the second factor. */
export const factorShown = {
  code: z.string().trim().max(CODE_MAX, key("tooLong")).optional(),
  recovery: z.string().trim().max(CODE_MAX, key("tooLong")).optional(),
  passkey: passkeyUsed.optional(),
}

/** A shop that somebody has a role in. */
const shopOfMine = z.object({
  name: z.string(),
  title: z.string(),
  template: z.string(),
  role: z.enum(["owner", "clerk"]),
  staff_id: id,
  /** Nothing may be done in a shop whose role is not proved. */
  proved: z.boolean(),
  /** Whether it can be proved by the password that was good in this shop. */
  oldPassword: z.boolean(),
})

/** Calls about the person who is signed in; none of them names a shop. */
export const adminSessionCalls = {
  "POST /api/admin/login/account": {
    summary: "Signs somebody in who works for a shop",
    body: credentials,
    reply: entered,
    refusals: ["signInFailed", "tooMany"],
  },
  "POST /api/admin/login/link": {
    summary: "Comes in by a one-time link; who has no password chooses one, who has one may choose another",
    body: z.object({ token: filled(TOKEN_MAX), password: password.optional() }),
    reply: entered,
    refusals: ["linkInvalid", "tooMany"],
  },
  "POST /api/admin/login/askLink": {
    summary: "Mails a one-time link to whoever works in a shop; the answer is the same for everybody",
    body: z.object({ email }),
    reply: z.object({}),
    refusals: ["tooMany"],
  },
  "POST /api/admin/login/factor": {
    summary: "Shows the second factor after a password or a link",
    body: z.object({ step, ...factorShown }),
    reply: entered,
    refusals: ["stepOver", "factorWrong", "tooMany"],
  },
  "POST /api/admin/login/factorOptions": {
    summary: "What a browser needs to show a passkey as the second factor",
    body: z.object({ step }),
    reply: optionsToSignIn,
    refusals: ["tooMany"],
  },
  "POST /api/admin/login/passkeyOptions": {
    summary: "What a browser needs to sign in with a passkey; good once, for ten minutes, in this browser",
    reply: optionsToSignIn,
    refusals: ["tooMany"],
  },
  "POST /api/admin/login/passkey": {
    summary: "Signs in with a passkey, which counts for both factors",
    body: z.object({ passkey: passkeyUsed }),
    reply: entered,
    refusals: ["passkeyRefused", "tooMany"],
  },
  "POST /api/admin/login/logout": { summary: "Ends this session of staff", who: "account", reply: z.object({}) },
  "GET /api/admin/me": {
    summary: "Who is signed in, and the shops that they have a role in",
    who: "account",
    reply: z.object({
      id,
      name: z.string(),
      email: z.string(),
      /** Empty: as the browser says. */
      language: z.string(),
      theme: z.enum(["system", "light", "dark"]),
      letterKeys: z.boolean(),
      hasPassword: z.boolean(),
      factor: z.object({ code: z.boolean(), passkey: z.boolean(), recoveryLeft: z.number().int() }),
      /** Owners are asked once whether they want a second factor. */
      offerFactor: z.boolean(),
      shops: z.array(shopOfMine),
    }),
  },
  "GET /api/admin/shop": {
    summary: "The shop that the call names, and what one is in it",
    who: "staff",
    reply: z.object({
      /** Of one's role in this shop, as lists of staff have it. */
      id,
      role: z.enum(["owner", "clerk"]),
      site: z.object({
        name: z.string(),
        title: z.string(),
        /** Where shoppers reach it: https://shop.example. */
        origin: z.string(),
        /** Code of the base currency, in which amounts are. */
        currency: z.string(),
        timeZone: z.string(),
        /** The shop's own language, and all that it offers, its own included. */
        language: z.enum(LOCALE_CODES),
        languages: z.array(z.enum(LOCALE_CODES)),
      }),
    }),
  },
} as const satisfies Calls

export type EnteredShown = z.output<typeof entered>
