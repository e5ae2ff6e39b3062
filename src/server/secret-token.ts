import { createHash, randomBytes } from "node:crypto"

const BYTES = 32

/** 256 random bits for a link or a session; what is stored of them is `secretHash`. */
export const newSecretToken = () => randomBytes(BYTES).toString("base64url")

/** Whoever reads the database cannot come in with it. Nothing slow is needed: the bits cannot be guessed. */
export const secretHash = (token: string) => createHash("sha256").update(token).digest("hex")
