export type Encoding = "br" | "gzip" | "identity"

/** Headers seen before: browsers send the same few. */
const KNOWN_MAX = 100
const known = new Map<string, Encoding>()

/** The best encoding that a client takes: brotli, else gzip, else none. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return "identity"
  const seen = known.get(header)
  if (seen) return seen
  const weights = new Map(header.split(",").map(readWeight))
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0
  const best = takes("br") ? "br" : takes("gzip") ? "gzip" : "identity"
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(header, best)
  return best
}

function readWeight(entry: string): [string, number] {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith("q="))
  return [name, q === undefined ? 1 : Number(q.slice(2)) || 0]
}
