import { randomUUID } from "node:crypto"
import type { AskOf } from "../../src/contract/call.ts"
import type { AllCalls, CallReply } from "../../src/contract/calls.ts"
import type { Envelope } from "../../src/contract/envelope.ts"
import { SITE_HEADER } from "../../src/domain/site/staff-origin.ts"
import { fetched } from "./fetched.ts"

/**
 * What everybody in a story has: the address of the server, the folder in which it keeps the password of the demo staff,
 * the shop they are in, and somebody who writes the story down.
 */
export type Scene = { base: string; dataFolder: string; site: string; say: (sentence: string) => void }

type Sent<Name extends keyof AllCalls> = AskOf<AllCalls[Name]> & { key?: string }

export type Person = {
  ask: <Name extends keyof AllCalls>(name: Name, sent?: Sent<Name>) => Promise<CallReply<Name>>
  /** The reason for which a call that must be refused is refused. */
  refused: <Name extends keyof AllCalls>(name: Name, sent?: Sent<Name>) => Promise<string>
  /** From now on they are known by this token. */
  hold: (token: string) => void
}

/**
 * Somebody with a browser of their own, who knows nothing of the shop but its API over HTTP. They
 * ask by the shop's host, staff by the staff's before it.
 */
export function newPerson({ base, site }: Scene): Person {
  let token = ""
  let cookies = new Map<string, string>()

  async function send<Name extends keyof AllCalls>(
    name: Name,
    sent: Sent<Name> = {},
  ): Promise<Envelope<CallReply<Name>>> {
    const [method = "", path = ""] = name.split(" ")
    const address = new URL(path, base)
    for (const [field, value] of Object.entries(sent.query ?? {})) address.searchParams.set(field, String(value))
    const reply = await fetched(address, {
      method,
      headers: {
        host: `${path.startsWith("/api/admin/") ? "admin." : ""}${site}.localhost:${address.port}`,
        "idempotency-key": sent.key ?? randomUUID(),
        ...(path.startsWith("/api/admin/") && { [SITE_HEADER]: site }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
        ...(sent.body && { "content-type": "application/json" }),
      },
      body: sent.body && JSON.stringify(sent.body),
    })
    for (const cookie of reply.cookies) {
      const [pair = ""] = cookie.split(";")
      const split = pair.indexOf("=")
      cookies = new Map(cookies).set(pair.slice(0, split), pair.slice(split + 1))
    }
    return JSON.parse(reply.text)
  }

  return {
    ask: async (name, sent) => {
      const envelope = await send(name, sent)
      if (envelope.code === 1) return envelope.data
      throw new Error(`${name} was refused: ${envelope.reason} ${envelope.msg} ${JSON.stringify(envelope.data)}`)
    },
    refused: async (name, sent) => {
      const envelope = await send(name, sent)
      if (envelope.code === 1) throw new Error(`${name} should have been refused`)
      return envelope.reason
    },
    hold: (given) => {
      token = given
    },
  }
}

/** Looks again until something is so; whatever the shop does by itself takes a moment. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const seen = await look()
    if (seen !== null) return seen
    if (Date.now() > deadline) throw new Error(`It did not come about within a minute: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
