import type { Balance } from "./balance.ts"
import { guestLife } from "./guest-life.ts"
import { memberLife } from "./member-life.ts"
import type { Scene } from "./person.ts"
import { wholesaleLife } from "./wholesale-life.ts"

/** Three whole lives, over HTTP only, one after the other; each ends with its balance. */
export async function playLives({ say, ...server }: Omit<Scene, "site">): Promise<Balance[]> {
  const balances: Balance[] = []
  const lives: [(scene: Scene) => Promise<Balance>, string][] = [
    [memberLife, "default-modulized"],
    [guestLife, "default-modulized"],
    [wholesaleLife, "sport"],
  ]
  for (const [life, site] of lives) {
    const balance = await life({ ...server, site, say: (sentence) => say(`  ${sentence}`) })
    say(
      `  ${balance.who}'s balance ${balance.faults.length === 0 ? "adds up" : `is wrong: ${balance.faults.join("; ")}`}`,
    )
    for (const line of balance.lines) say(`    ${line}`)
    balances.push(balance)
  }
  return balances
}
