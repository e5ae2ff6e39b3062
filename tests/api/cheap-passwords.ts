import { setPasswordCost } from "../../src/server/members/password.ts"

/** The least that argon2 takes. A test that is about the cost itself sets the real one, and this again when it is done. */
export const hashCheaply = (): void => setPasswordCost({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/** So dear that no answer takes as long without a hash: what is compared in time is told by it on any machine. */
export const hashDearly = (): void => setPasswordCost({ memoryCost: 19_456, timeCost: 40, parallelism: 1 })

/** Less than a dear hash takes on the fastest machine. */
export const DEAR_HASH_MS = 40

hashCheaply()
