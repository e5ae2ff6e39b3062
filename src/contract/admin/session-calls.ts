import { z } from "zod"
import type { Calls } from "../call.ts"
import { filled, id, password } from "../fields.ts"
import { credentials, refreshAsked, tokens } from "../member-calls.ts"

const TOKEN_MAX = 200

const worker = z.object({ id, name: z.string(), email: z.string(), role: z.enum(["owner", "clerk"]) })
const staffSession = worker.extend(tokens)

export const adminSessionCalls = {
  "POST /api/admin/login/account": {
    summary: "Signs somebody in who works for the shop",
    body: credentials,
    reply: staffSession,
    refusals: ["signInFailed", "tooMany"],
  },
  "POST /api/admin/login/refreshToken": {
    summary: "New tokens for a refresh token of staff; the old one is used up",
    body: refreshAsked,
    endsSession: true,
    reply: staffSession,
    refusals: ["sessionOver"],
  },
  "POST /api/admin/login/link": {
    summary: "Comes in by a one-time link: sets the password and signs in",
    body: z.object({ token: filled(TOKEN_MAX), password }),
    reply: staffSession,
    refusals: ["linkInvalid", "tooMany"],
  },
  "POST /api/admin/login/logout": { summary: "Ends this session of staff", who: "staff", reply: z.object({}) },
  "GET /api/admin/me": {
    summary: "Who is signed in, and for which shop they work",
    who: "staff",
    reply: worker.extend({ site: z.object({ name: z.string(), title: z.string() }) }),
  },
} as const satisfies Calls

export type StaffSessionShown = z.output<typeof staffSession>
