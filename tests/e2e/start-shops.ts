import { addSmallShops } from "./small-shops/add-small-shops.ts"
import startShop from "./start-shop.ts"

/** The demo shops, and beside them the small ones of the stories; what it returns stops them. */
export default async function startShops() {
  const stop = await startShop()
  try {
    await addSmallShops(process.env.VITRINE_DATA ?? "")
  } catch (failure) {
    await stop()
    throw failure
  }
  return stop
}
