/** How often a second a work is done, by so many clients at once. Failures are handed over, or thrown where nobody takes them. */
export async function ratePerSecond<Item>(
  clients: number,
  number: number,
  itemAt: (turn: number) => Item | undefined,
  work: (item: Item) => Promise<unknown>,
  failures?: unknown[],
): Promise<number> {
  let turn = 0
  const client = async () => {
    for (let at = turn++; at < number; at = turn++) {
      const item = itemAt(at)
      if (item === undefined) throw new Error("There is nothing to work on.")
      const done = work(item)
      await (failures ? done.catch((failure: unknown) => failures.push(failure)) : done)
    }
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  return (number * 1_000) / (performance.now() - begin)
}
