export type Fact = { name: string; value: string }

const PARTS = /\s*[·;|]\s*/
const NAMED = /^([^:]{1,24}):\s*(.+)$/u

/** What stands below a name, where a merchant wrote it as facts: "Flux: 6,000 lm · Beam: 110°". Null where it is a sentence. */
export function factsIn(text: string): Fact[] | null {
  const facts = text.split(PARTS).flatMap((part) => {
    const [, name, value] = NAMED.exec(part.trim()) ?? []
    return name && value ? [{ name, value }] : []
  })
  return facts.length > 0 && facts.length === text.split(PARTS).length ? facts : null
}
