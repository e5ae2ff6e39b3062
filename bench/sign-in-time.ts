import { verify } from "@node-rs/argon2"
import { DEMO_MEMBER } from "../demo/demo-passwords.ts"
import type { BenchServer } from "./bench-server.ts"
import { type Figure, median, medianRatio, milliseconds, times } from "./figure.ts"
import { shopApi } from "./shop-api.ts"

const RATIO_MAX = 1.3
const SITE = "default-modulized"
const REPEATS = 60
const WARM_UP = 10

/** A sign-in against the comparison of its password alone, by turns. */
export async function signInTime(server: BenchServer): Promise<Figure[]> {
  const db = await server.anew("bench_sign_in")
  const api = shopApi(db, SITE)
  const { rows } = await db.$client.query<{ hash: string }>(
    `select password_hash as hash from member m join site s on s.id = m.site_id where s.name = $1 and m.email = $2`,
    [SITE, DEMO_MEMBER.email],
  )
  const hash = rows[0]?.hash ?? ""
  const [whole, alone]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < WARM_UP + REPEATS; turn++) {
    const { ms } = await api.ask("/api/login/account", { body: DEMO_MEMBER })
    const begin = performance.now()
    if (!(await verify(hash, DEMO_MEMBER.password))) throw new Error("The demo password is another one.")
    if (turn < WARM_UP) continue
    whole.push(ms)
    alone.push(performance.now() - begin)
  }
  const ratio = medianRatio(whole, alone)
  return [
    {
      name: "Signing in against comparing the password (argon2) alone",
      limit: times(RATIO_MAX),
      measured: `${times(ratio)} (${milliseconds(median(whole))} against ${milliseconds(median(alone))})`,
      ok: ratio <= RATIO_MAX,
    },
  ]
}
