import { Resolver } from "node:dns/promises"
import { type HostProof, type HostProver, type Looked, PROOF_FILE } from "../host-proof.ts"
import { readPublicFile } from "./read-public-file.ts"

const RESOLVE_MS = 3_000

/** Names that exist on this machine only: nobody else can have them, so there is nothing to prove. */
const isOfThisMachine = (host: string) => host.endsWith(".localhost")

/** Asks the name servers that the machine asks, and the host itself. */
export const lookForProof: HostProver = async (proof, host) => {
  if (isOfThisMachine(host)) return { record: "found", file: "missing" }
  const [record, file] = await Promise.all([lookAtRecord(proof), lookAtFile(proof, host)])
  return { record, file }
}

async function lookAtRecord({ record }: HostProof): Promise<Looked> {
  const resolver = new Resolver({ timeout: RESOLVE_MS, tries: 1 })
  try {
    const texts = (await resolver.resolveTxt(record.name)).map((parts) => parts.join("").trim())
    if (texts.includes(record.value)) return "found"
    return texts.length > 0 ? "other" : "missing"
  } catch (failure) {
    const code = failure instanceof Error && "code" in failure ? failure.code : ""
    return code === "ENOTFOUND" || code === "ENODATA" ? "missing" : "unreachable"
  }
}

/** Over TLS where the host has it already, else without. */
async function lookAtFile({ file }: HostProof, host: string): Promise<Looked> {
  const [secure, plain] = await Promise.all([
    readPublicFile("https", host, PROOF_FILE),
    readPublicFile("http", host, PROOF_FILE),
  ])
  const looks = [secure, plain].map((answer): Looked => {
    if (answer === null) return "unreachable"
    if (answer.status !== 200) return "missing"
    return answer.text.trim() === file.content ? "found" : "other"
  })
  const order: Looked[] = ["found", "other", "missing"]
  return order.find((look) => looks.includes(look)) ?? "unreachable"
}
