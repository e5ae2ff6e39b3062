import { hashPassword } from "../src/server/members/password.ts"

export const DEMO_MEMBER = { email: "demo@vitrine.test", password: "vitrine-demo" } as const
export const DEMO_STAFF = { email: "staff@vitrine.test", password: "vitrine-staff" } as const

export type DemoPasswords = { member: string; staff: string }

/** argon2id is slow on purpose: hashed once, the hashes serve every member of every demo shop. */
export async function hashDemoPasswords(): Promise<DemoPasswords> {
  const [member, staff] = await Promise.all([hashPassword(DEMO_MEMBER.password), hashPassword(DEMO_STAFF.password)])
  return { member, staff }
}
