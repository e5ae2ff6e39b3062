import { startProviders } from "./payment-providers.ts"
import { addSmallShops } from "./small-shops/add-small-shops.ts"
import startShop from "./start-shop.ts"
import { startVies } from "./start-vies.ts"

/** The demo shops, and beside them the small ones of the stories, with payment providers to pay at; what it returns stops them. */
export default async function startShops() {
  const providers = await startProviders()
  const vies = await startVies()
  const stops = [providers.stop, async () => vies.close()]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    stops.push(await startShop())
    await addSmallShops(process.env.VITRINE_DATA ?? "", providers.accounts)
    providers.tellShop(process.env.PORT ?? "")
  } catch (failure) {
    await stop()
    throw failure
  }
  return stop
}
