import { hashPassword } from "../src/server/members/password.ts"
import { demoStaff } from "./demo-staff.ts"

export const DEMO_MEMBER = { email: "demo@vitrine.test", password: "vitrine-demo" } as const

export type DemoPasswords = { member: string; staff: string }

/** argon2id is slow on purpose: hashed once, the hashes serve every member of every demo shop. */
export async function hashDemoPasswords(dataFolder: string): Promise<DemoPasswords> {
  const { password } = await demoStaff(dataFolder)
  const [member, staff] = await Promise.all([hashPassword(DEMO_MEMBER.password), hashPassword(password)])
  return { member, staff }
}
