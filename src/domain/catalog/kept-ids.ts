type Stored = { id: number; text: string }
type Sent = { id?: number | undefined; text: string }

/**
 * Which stored entries those of a list that is replaced as a whole are: by their id, else by what they say; none where an
 * entry is new. None is two.
 */
export function keptIds(stored: readonly Stored[], sent: readonly Sent[]): (number | undefined)[] {
  const free = new Map(stored.map(({ id, text }) => [id, text]))
  const take = (id: number | undefined): number | undefined => (id !== undefined && free.delete(id) ? id : undefined)
  const named = sent.map(({ id }) => take(id))
  return sent.map(({ text }, at) => named[at] ?? take([...free].find(([, own]) => own === text)?.[0]))
}
