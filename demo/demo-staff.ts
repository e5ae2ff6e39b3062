import { randomBytes } from "node:crypto"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { readIfThere, writeOnce } from "../src/db/embedded/write-once.ts"

export const DEMO_STAFF_EMAIL = "staff@vitrine.test"
/** Somebody who owns all demo shops, and somebody who works in all of them; with the same password. */
export const DEMO_STAFF = [
  { email: DEMO_STAFF_EMAIL, name: "Demo owner", role: "owner" },
  { email: "clerk@vitrine.test", name: "Demo clerk", role: "clerk" },
] as const

export type DemoStaff = {
  email: string
  password: string
  /** Where the password can be read again. */
  file: string
  /** Whether it was made just now. */
  isNew: boolean
}

const PASSWORD_BYTES = 12

/**
 * Who keeps the demo shops of a data folder. Their password is made at random: one that stood in this repository would
 * open the back office of every demo shop there is. Only the user who runs the shop can read its file.
 */
export async function demoStaff(dataFolder: string): Promise<DemoStaff> {
  const file = join(dataFolder, "demo-staff.txt")
  const known = await readIfThere(file)
  await mkdir(dataFolder, { recursive: true })
  const text =
    known ?? (await writeOnce(file, `${DEMO_STAFF_EMAIL} ${randomBytes(PASSWORD_BYTES).toString("base64url")}\n`))
  const [email = "", password = ""] = text.trim().split(/\s+/)
  if (password === "")
    throw new Error(
      `The file ${file} should hold the password of the demo staff and does not. Remove it and start again.`,
    )
  return { email, password, file, isNew: known === undefined }
}
