import type { AskOf } from "../../../../src/contract/call.ts"
import type { AllCalls, CallReply } from "../../../../src/contract/calls.ts"
import type { Headers } from "../../people.ts"
import type { testShop } from "../../test-shop.ts"

type TestShop = Awaited<ReturnType<typeof testShop>>
type Name = keyof AllCalls
type Body<N extends Name> = AskOf<AllCalls[N]>["body"]

/** Somebody who keeps a shop: what they do must succeed, what they try must not. */
export function keeping({ ask, get }: TestShop, who: { headers: Headers; host?: string }) {
  return {
    async does<N extends Name>(name: N, body: Body<N>): Promise<CallReply<N>> {
      const answer = await ask(name, { body, ...who })
      if (answer.code !== 1) throw new Error(`${name} was refused: ${answer.reason} ${JSON.stringify(answer.data)}`)
      return answer.data
    },
    /** Whether it was refused, why, and what is said about it. */
    async tries<N extends Name>(name: N, body: Body<N>) {
      const answer = await ask(name, { body, ...who })
      const reason = answer.code === 1 ? "done" : answer.reason
      return { status: answer.status, reason, details: answer.data }
    },
    reads: <N extends Name>(name: N, query?: AskOf<AllCalls[N]>["query"]) => get(name, query, who),
  }
}

/** Pictures of a shop that tests can use. */
export async function picturesOf(
  { rows }: TestShop,
  site = "default-modulized",
): Promise<{ id: number; url: string }[]> {
  return rows<{ id: number; url: string }>(
    `select m.id, '/media/' || m.path as url from media m join site s on s.id = m.site_id
     where s.name = $1 and m.path not like '%/uploads/%' order by m.id limit 5`,
    site,
  )
}
