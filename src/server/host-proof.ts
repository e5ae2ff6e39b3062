/** How an owner proves that a host is theirs: one of the two is enough. */
export type HostProof = {
  record: { name: string; value: string }
  file: { address: string; content: string }
}

export const PROOF_FILE = "/.well-known/vitrine.txt"

export function proofOf(host: string, token: string): HostProof {
  const content = `vitrine=${token}`
  return {
    record: { name: `_vitrine.${host}`, value: content },
    file: { address: `http://${host}${PROOF_FILE}`, content },
  }
}

/** `unreachable`: nobody answered, so nothing is known; `other`: something is there, but not this. */
export type Looked = "found" | "other" | "missing" | "unreachable"

/** Looks for the proof of a host in the world outside. Never throws, and answers in time. */
export type HostProver = (proof: HostProof, host: string) => Promise<{ record: Looked; file: Looked }>
