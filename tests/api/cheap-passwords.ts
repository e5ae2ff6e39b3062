import { setPasswordCost } from "../../src/server/members/password.ts"

/** The least that argon2 takes. A test that is about the cost itself sets the real one, and this again when it is done. */
export const hashCheaply = (): void => setPasswordCost({ memoryCost: 8, timeCost: 1, parallelism: 1 })

hashCheaply()
