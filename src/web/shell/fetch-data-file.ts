import { addShell, type Shell } from "./shell.ts"
import { addWords, type PageWords } from "./words-store.ts"

const fetched = new Map<string, Promise<unknown>>()

/** In the browser: what is fetched once is there for good; what did not come is asked for again the next time. */
function once<Result>(address: string, take: (reply: Response) => Promise<Result>): Promise<unknown> {
  const known = fetched.get(address)
  if (known) return known
  const coming = fetch(address).then((reply) => {
    if (!reply.ok) throw new Error(`${address} gave ${reply.status}`)
    return take(reply)
  })
  fetched.set(address, coming)
  coming.catch(() => fetched.delete(address))
  return coming
}

/** Fetches the shell of a page. True where the shop has changed since the page was drawn: it is then led to the new one. */
export async function fetchShell(address: string): Promise<boolean> {
  const isOther = await once(address, async (reply) => {
    const shell: Shell = await reply.json()
    addShell(address, shell)
    return reply.redirected
  })
  return isOther === true
}

export async function fetchWords(address: string): Promise<void> {
  await once(address, async (reply) => {
    const words: PageWords = await reply.json()
    addWords(address, words)
  })
}
