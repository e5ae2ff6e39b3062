import { verify } from "@node-rs/argon2"
import type { BenchServer } from "./bench-server.ts"
import { type Figure, median, medianRatio, milliseconds, times } from "./figure.ts"
import { ratePerSecond } from "./rate-per-second.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"

const RATIO_MIN = 0.75
const SITE = "default-modulized"
const CLIENTS = 8
const SIGN_INS = 80
const ROUNDS = 15
const PASSWORD = "a password for measuring"

type Known = { account: string; hash: string }
type Work = (member: Known) => Promise<unknown>

/**
 * Whether the password (argon2) is what limits signing in: sign-ins per second against comparisons of passwords, as many
 * at a time, by turns. With the time that one takes, beside.
 */
export async function signInRate(server: BenchServer): Promise<Figure[]> {
  const db = await server.anew("bench_sign_in")
  const api = shopApi(db, SITE)
  const members = await registered(api)
  const memberAt = (turn: number) => members[turn % members.length]
  const signIn = ({ account }: Known) => api.ask("/api/login/account", { body: { account, password: PASSWORD } })
  const compare = ({ hash }: Known) => verify(hash, PASSWORD)
  const rate = (work: Work) => ratePerSecond(CLIENTS, SIGN_INS, memberAt, work)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (const work of [signIn, compare]) await rate(work)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await rate(signIn))
    theirs.push(await rate(compare))
  }
  const ratio = medianRatio(ours, theirs)
  const alone = await timeAlone(members, signIn, compare)
  return [
    {
      name: `Sign-ins per second against comparing passwords (argon2) alone, ${CLIENTS} at a time`,
      limit: `≥ ${times(RATIO_MIN)}`,
      measured: `${times(ratio)} (${Math.round(median(ours))} against ${Math.round(median(theirs))} a second)`,
      ok: ratio >= RATIO_MIN,
    },
    { name: "One sign-in against comparing its password (argon2) alone", limit: "–", measured: alone, ok: null },
  ]
}

async function registered(api: ShopApi): Promise<Known[]> {
  const members: Known[] = []
  for (let at = 0; at < CLIENTS; at++) {
    const account = `buyer${at}@bench.example`
    await api.ask("/api/login/register", { body: { user_name: `Buyer ${at}`, email: account, password: PASSWORD } })
    const { rows } = await api.db.$client.query<{ hash: string }>(
      "select password_hash as hash from member where email = $1",
      [account],
    )
    members.push({ account, hash: rows[0]?.hash ?? "" })
  }
  return members
}

async function timeAlone(members: readonly Known[], signIn: Work, compare: Work): Promise<string> {
  const [whole, alone]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (const member of members) {
      whole.push(await timeOf(() => signIn(member)))
      alone.push(await timeOf(() => compare(member)))
    }
  }
  return `${times(medianRatio(whole, alone))} (${milliseconds(median(whole))} against ${milliseconds(median(alone))})`
}

async function timeOf(work: () => unknown): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
