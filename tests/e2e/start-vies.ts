import { viesStandIn } from "../stand-ins/vies/vies-stand-in.ts"

/** What the register knows in the stories, which run in processes of their own. */
export const VAT_NUMBERS = { registered: "DE123456789", unknown: "DE987654321", unavailable: "DE555555555" }

/** Starts what stands in for VIES. The shop finds it in the environment that it is started with. */
export async function startVies() {
  const vies = await viesStandIn()
  vies.registered.add(VAT_NUMBERS.registered)
  vies.unavailable.add(VAT_NUMBERS.unavailable)
  process.env.VIES_BASE_URL = vies.url
  return vies
}
