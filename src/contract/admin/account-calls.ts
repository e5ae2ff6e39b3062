import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import type { Calls } from "../call.ts"
import { filled, id, key, listOf, moment, password, passwordTried } from "../fields.ts"
import { optionsToAdd, passkeyMade, passkeyShown } from "../passkey-calls.ts"
import { factorShown } from "./session-calls.ts"

const NAME_MAX = 60
const CODE_MAX = 40

const nothing = z.object({})
/** Whoever has not signed in within the last minutes shows the password: a session may have been left open. */
const confirmed = { password: passwordTried.or(z.literal("")).optional() }
const recoveryCodes = z.object({
  /** Shown once; empty where there are some already. */
  recoveryCodes: z.array(z.string()),
})
const site = filled(NAME_MAX)

/** Calls about one's own account; none of them names a shop. */
export const adminAccountCalls = {
  "POST /api/admin/account/save": {
    summary: "Name, language, theme and keys of one's own back office",
    who: "account",
    body: z.object({
      name: filled(NAME_MAX, "nameRequired").optional(),
      language: z.enum(["", ...LOCALE_CODES]).optional(),
      theme: z.enum(["system", "light", "dark"]).optional(),
      letterKeys: z.boolean().optional(),
      /** The offer of a second factor is put aside. */
      factorOffered: z.literal(true).optional(),
    }),
    reply: nothing,
  },
  "POST /api/admin/account/password": {
    summary: "Changes one's password; all other sessions end",
    who: "account",
    body: z.object({ old: passwordTried.or(z.literal("")).optional(), new: password }),
    reply: nothing,
    refusals: ["passwordWrong", "tooMany"],
  },
  "GET /api/admin/account/sessions": {
    summary: "Where one is signed in, last seen first",
    who: "account",
    reply: listOf(
      z.object({
        id: z.string(),
        device: z.string(),
        country: z.string(),
        openTime: moment,
        seenTime: moment,
        isThis: z.boolean(),
      }),
    ),
  },
  "POST /api/admin/account/endSession": {
    summary: "Ends one of one's sessions, or all but this one",
    who: "account",
    body: z.object({ id: z.uuid(key("invalid")).optional() }),
    reply: z.object({ ended: z.number().int() }),
  },
  "POST /api/admin/account/prove": {
    summary: "Proves a role by the password that was good in that shop before there were accounts",
    who: "account",
    body: z.object({ site, password: passwordTried }),
    reply: nothing,
    refusals: ["noRoleHere", "passwordWrong", "tooMany"],
  },
  "POST /api/admin/account/askProof": {
    summary: "Mails a one-time link that proves a role",
    who: "account",
    body: z.object({ site }),
    reply: nothing,
    refusals: ["noRoleHere", "tooMany"],
  },
  "POST /api/admin/account/startCode": {
    summary: "A new secret for an app that makes one-time codes; it counts once a code of it is shown",
    who: "account",
    body: z.object(confirmed),
    reply: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ["passwordWrong", "tooMany"],
  },
  "POST /api/admin/account/confirmCode": {
    summary: "The first code of a new secret: from now on one is asked for at the sign-in",
    who: "account",
    body: z.object({ code: filled(CODE_MAX) }),
    reply: recoveryCodes,
    refusals: ["factorWrong", "tooMany"],
  },
  "POST /api/admin/account/passkeyFactor": {
    summary: "From now on a passkey is asked for after a password",
    who: "account",
    body: z.object(confirmed),
    reply: recoveryCodes,
    refusals: ["passwordWrong", "notPossibleNow", "tooMany"],
  },
  "POST /api/admin/account/recoveryCodes": {
    summary: "Ten new recovery codes in place of all before",
    who: "account",
    body: z.object(confirmed),
    reply: recoveryCodes,
    refusals: ["passwordWrong", "notPossibleNow", "tooMany"],
  },
  "POST /api/admin/account/factorOff": {
    summary: "Turns the second factor off, by password and factor",
    who: "account",
    body: z.object({ ...factorShown, password: passwordTried }),
    reply: nothing,
    refusals: ["passwordWrong", "factorWrong", "tooMany"],
  },
  "GET /api/admin/account/passkeys": {
    summary: "One's passkeys, the newest first",
    who: "account",
    reply: listOf(passkeyShown.extend({ host: z.string() })),
  },
  "POST /api/admin/account/passkeyOptions": {
    summary: "What a browser needs to make a passkey; asks for the password unless one has just signed in",
    who: "account",
    body: z.object(confirmed),
    reply: optionsToAdd,
    refusals: ["passwordWrong", "passkeysFull", "tooMany"],
  },
  "POST /api/admin/account/addPasskey": {
    summary: "Keeps a passkey that the browser has made",
    who: "account",
    body: z.object({ passkey: passkeyMade }),
    reply: passkeyShown,
    refusals: ["passkeyRefused", "passkeysFull"],
  },
  "POST /api/admin/account/removePasskey": {
    summary: "Removes a passkey; the last one stays while it is the only second factor",
    who: "account",
    body: z.object({ id }),
    reply: nothing,
    refusals: ["unknownPasskey", "notPossibleNow"],
  },
} as const satisfies Calls
