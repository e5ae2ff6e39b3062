import startShop from "../e2e/start-shop.ts"
import { playLives } from "./play-lives.ts"

/** `npm run lives` plays them in a shop of its own; with an address, in the shop that runs there. */
const [address] = process.argv.slice(2)
const stop = address ? undefined : await startShop()
try {
  const balances = await playLives({
    base: address ?? `http://127.0.0.1:${process.env.PORT}`,
    dataFolder: process.env.VITRINE_DATA ?? "data",
    say: (sentence) => console.log(sentence),
  })
  if (balances.some(({ faults }) => faults.length > 0)) process.exitCode = 1
} finally {
  await stop?.()
}
