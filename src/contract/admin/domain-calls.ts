import { z } from "zod"
import { isCodeHost } from "../../domain/site/code-host.ts"
import type { Calls } from "../call.ts"
import { key, listOf, moment } from "../fields.ts"

const HOST_MAX = 100

/** A host as people type it: capitals, a dot at its end and letters beyond ASCII are understood. */
const host = z.string().trim().max(HOST_MAX, key("tooLong")).transform(plainHost).refine(isCodeHost, key("hostInvalid"))
/** One that stands there, however it is written. */
const hostNamed = z.string().trim().toLowerCase().min(1, key("required")).max(HOST_MAX, key("tooLong"))

function plainHost(typed: string): string {
  const name = typed.toLowerCase().replace(/\.$/, "")
  const isForeign = /[^\x20-\x7e]/.test(name) && !/[/:@?#\s]/.test(name)
  return isForeign && URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name
}

const domain = z.object({
  host: z.string(),
  isPrimary: z.boolean(),
  /** `open`: the shop is reached by it; `waiting`: it is still to be proved that the host is the owner's. */
  state: z.enum(["open", "waiting"]),
  /** One of the two proves a waiting host: a TXT record, or a file at the host. Null where nothing is to be proved. */
  proof: z
    .object({
      record: z.object({ name: z.string(), value: z.string() }),
      file: z.object({ address: z.string(), content: z.string() }),
    })
    .nullable(),
  since: moment.nullable(),
})

/** `missing`: there is none; `other`: there is one, but it says something else; `unreachable`: nobody answered. */
const looked = z.enum(["found", "other", "missing", "unreachable"])

export const adminDomainCalls = {
  "GET /api/admin/site/domains": {
    summary: "The hosts that the shop is reached by, and those that are still to be proved",
    who: "staff",
    reply: listOf(domain),
  },
  "POST /api/admin/domain/add": {
    summary: "Names a host that the shop shall be reached by; it is open once it is proved (`domain/check`)",
    who: "staff",
    body: z.object({ host }),
    reply: listOf(domain),
  },
  "POST /api/admin/domain/check": {
    summary: "Looks for the proof of a waiting host, in its DNS and at its address; where it is found the host is open",
    who: "staff",
    body: z.object({ host: hostNamed }),
    reply: z.object({ isOpen: z.boolean(), record: looked, file: looked, domains: z.array(domain) }),
    refusals: ["unknownRow", "tooMany", "alreadyThere"],
  },
  "POST /api/admin/domain/primary": {
    summary: "Makes an open host the one that links and mails name",
    who: "staff",
    body: z.object({ host: hostNamed }),
    reply: listOf(domain),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/domain/remove": {
    summary: "Takes a host away; the primary one stays until another one is primary",
    who: "staff",
    body: z.object({ host: hostNamed }),
    reply: listOf(domain),
    refusals: ["unknownRow", "inUse"],
  },
} as const satisfies Calls
