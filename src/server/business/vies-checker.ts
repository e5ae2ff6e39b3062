import { z } from "zod"
import type { VatNumber } from "../../domain/tax/buyers/vat-number.ts"
import type { VatAnswer, VatChecker } from "../vat-checker.ts"

/** The register of the European Commission, which asks those of the member states. */
const VIES_URL = "https://ec.europa.eu/taxation_customs/vies/rest-api"
/** Somebody waits at the checkout. */
const ANSWER_MS = 4_000
const REFERENCE_MAX = 100

const answered = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  /** Only where somebody asks in the name of a number. */
  requestIdentifier: z.string().nullish(),
})
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/** The Commission's name for a number that no register could have. */
const NO_NUMBER = "INVALID_INPUT"

/** Asks VIES over its REST service. What is not a clear answer to this very question is silence. */
export function viesChecker(url = VIES_URL, answerMs = ANSWER_MS): VatChecker {
  return async (number, requester) => {
    try {
      const response = await fetch(`${url}/check-vat-number`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(question(number, requester)),
        signal: AbortSignal.timeout(answerMs),
        redirect: "error",
      })
      return read(await response.json(), number)
    } catch (failure) {
      return silent(failure instanceof Error ? failure.message : String(failure))
    }
  }
}

function question(number: VatNumber, requester: VatNumber | null) {
  return {
    countryCode: number.slice(0, 2),
    vatNumber: number.slice(2),
    ...(requester && { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }),
  }
}

function read(told: unknown, number: VatNumber): VatAnswer {
  const answer = answered.safeParse(told).data
  if (answer && `${answer.countryCode}${answer.vatNumber}` === number) {
    const reference = answer.requestIdentifier?.slice(0, REFERENCE_MAX) || null
    return { result: answer.valid ? "confirmed" : "refused", reference }
  }
  const [problem] = failed.safeParse(told).data?.errorWrappers ?? []
  if (problem?.error === NO_NUMBER) return { result: "refused", reference: null }
  return silent(problem?.error ?? "an answer to another question")
}

const silent = (why: string): VatAnswer => ({ result: "silent", reference: null, why })
