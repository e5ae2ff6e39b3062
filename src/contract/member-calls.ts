import { z } from "zod"
import type { Calls } from "./call.ts"
import {
  agreed,
  amount,
  email,
  filled,
  id,
  idListText,
  key,
  listOf,
  moment,
  password,
  passwordTried,
  text,
} from "./fields.ts"

const USER_NAME_MAX = 60
const ACCOUNT_MAX = 254
const CODE_MAX = 40
/** Longer than any token of ours. */
const TOKEN_MAX = 200

const userName = filled(USER_NAME_MAX, "nameRequired")
/** Addresses are the same whatever their case. What is none is only wrong. */
const account = text(ACCOUNT_MAX).transform((typed) => typed.toLowerCase())

const tokens = {
  /** Both empty for a page of the shop: its browser keeps them in cookies that no script can read. */
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds since 1970. */
  access_token_expire: z.number().int(),
  refresh_token_expire: z.number().int(),
}

/** What one signs in with; `account` and `email` are the same thing, one of them is needed. */
export const credentials = z
  .object({
    account: account.optional(),
    email: account.optional(),
    password: passwordTried,
    /** In a browser: whether the session outlives it. Without it the cookies end with the browser. */
    remember: z.boolean().optional(),
  })
  .refine((sent) => Boolean(sent.account || sent.email), { path: ["email"], message: key("emaiLRequired") })

/** Without a token the one that the browser keeps is meant. */
const refreshAsked = z.object({ refresh_token: z.string().max(TOKEN_MAX, key("tooLong")).optional() })

const user = z.object({ userName: z.string(), email: z.string(), account: z.string() })
export const session = user.extend(tokens)
const nothing = z.object({})

const codeAsked = { email, type: z.literal("forget", key("invalid")).default("forget") }
/** The same for everybody, whether there is such a member or not: how long a code is good for. */
const codeSent = z.object({ minutes: z.number().int() })

const memberCoupon = z.object({
  id,
  dnames: z.string(),
  code: z.string().nullable(),
  type: z.enum(["1", "2"]),
  fullReduction: amount,
  amount,
  discount: z.number().int(),
  receiveType: z.enum(["1", "2"]),
  isUse: z.enum(["0", "1"]),
  /** Empty means permanent. */
  peirodTime: z.union([moment, z.literal("")]),
  state: z.enum(["used", "expired", "available"]),
})

export const memberCalls = {
  "POST /api/login/account": {
    summary: "Signs a member in",
    body: credentials,
    reply: session,
    refusals: ["signInFailed", "tooMany"],
  },
  "POST /api/login/refreshToken": {
    summary: "New tokens for a refresh token; the old one is used up",
    body: refreshAsked,
    endsSession: true,
    reply: session,
    refusals: ["sessionOver"],
  },
  "POST /api/login/register": {
    summary: "A new member, signed in, with the sign-up coupon of the shop",
    body: z.object({ user_name: userName, email, password, agreed }),
    reply: session,
    refusals: ["emailTaken", "termsNotAgreed", "tooMany"],
  },
  "POST /api/login/logout": { summary: "Ends this session", who: "shopper", reply: nothing },
  "GET /api/login/sendEmailVerification": {
    summary: "Mails a code to set a new password with",
    query: z.object(codeAsked),
    reply: codeSent,
    refusals: ["tooMany"],
  },
  "POST /api/login/sendEmailVerification": {
    summary: "Mails a code to set a new password with",
    body: z.object(codeAsked),
    reply: codeSent,
    refusals: ["tooMany"],
  },
  "POST /api/login/resetPassword": {
    summary: "Sets a new password by a mailed code; all sessions end",
    body: z.object({ email, code: filled(CODE_MAX), password }),
    reply: nothing,
    refusals: ["codeInvalid", "tooMany"],
  },
  "POST /api/user/editInfo": {
    summary: "Changes the member's name; another e-mail address needs the password, and counts once it is confirmed",
    who: "member",
    body: z.object({ user_name: userName, email, password: passwordTried.or(z.literal("")).optional() }),
    /** `pendingEmail`: the address that a code was mailed to; empty where none was asked for. */
    reply: user.extend({ pendingEmail: z.string() }),
    refusals: ["emailTaken", "passwordWrong", "tooMany"],
  },
  "POST /api/user/confirmEmail": {
    summary: "Confirms a new e-mail address by the code that was mailed there; the old one is told",
    who: "member",
    body: z.object({ code: filled(CODE_MAX) }),
    reply: user,
    refusals: ["codeInvalid", "emailTaken", "tooMany"],
  },
  "POST /api/user/changePassword": {
    summary: "Changes the password; the member's other sessions end",
    who: "member",
    body: z.object({ old: passwordTried, new: password }),
    reply: nothing,
    refusals: ["passwordWrong", "tooMany"],
  },
  "GET /api/user/personal": {
    summary: "What a page shows of its member: name, pieces in the cart, and which of the goods on it are favourites",
    who: "member",
    query: z.object({ goods: idListText.optional() }),
    reply: z.object({
      userName: z.string(),
      email: z.string(),
      cartCount: z.number().int(),
      favourites: z.array(id),
    }),
  },
  "GET /api/user/promation": {
    summary: "The member's coupons, those that can be used first",
    who: "member",
    reply: listOf(memberCoupon),
  },
} as const satisfies Calls

export type SessionShown = z.output<typeof session>
export type MemberCoupon = z.output<typeof memberCoupon>
