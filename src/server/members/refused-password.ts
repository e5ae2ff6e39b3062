import { isEasyPassword } from "../../domain/members/easy-password.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import { COMMON_PASSWORDS } from "./common-passwords.ts"

export type PasswordRefused = Refusal<"invalidField", { fields: Record<string, "passwordCommon"> }>

/** A refusal where a new password is one that anybody would try first; `field` is where it was typed. Null where it is good. */
export function refusedPassword(
  { site }: Pick<Shop, "site">,
  password: string,
  person: { email: string; name?: string },
  field = "password",
): PasswordRefused | null {
  const [local = ""] = person.email.split("@")
  const ownWords = [person.email, local, person.name ?? null, site.name, site.title, ...site.hosts]
  return isEasyPassword(password, COMMON_PASSWORDS, ownWords)
    ? refused("invalidField", { fields: { [field]: "passwordCommon" } })
    : null
}
