import { randomBytes } from "node:crypto"
import { expect } from "vitest"
import type { testShop } from "../test-shop.ts"

type TestShop = Pick<Awaited<ReturnType<typeof testShop>>, "ask">
export type Account = { email: string; password: string; headers: { authorization: string }; refresh_token: string }

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const newEmail = () => `${randomBytes(6).toString("hex")}@people.example`

/** Somebody who has just signed up over the API, password and all. */
export async function signUp({ ask }: TestShop, email = newEmail(), host?: string): Promise<Account> {
  const password = `pass-${randomBytes(6).toString("hex")}`
  const body = { user_name: "Robin", email, password }
  const answer = await ask("POST /api/login/register", { body, host })
  if (answer.code !== 1) throw new Error(`register was refused: ${answer.reason}`)
  const { access_token, refresh_token } = answer.data
  expect(access_token).not.toBe("")
  return { email, password, headers: bearer(access_token), refresh_token }
}

/** The cookies that a reply sets, by name: their value and all that is said about them. */
export function cookiesOf(headers: Headers): Map<string, { value: string; attributes: string }> {
  return new Map(
    headers.getSetCookie().map((line) => {
      const [pair = "", ...attributes] = line.split("; ")
      const split = pair.indexOf("=")
      return [pair.slice(0, split), { value: pair.slice(split + 1), attributes: attributes.join("; ") }]
    }),
  )
}

/** What a browser sends after that. */
export function cookieHeader(headers: Headers): string {
  return [...cookiesOf(headers)].map(([name, { value }]) => `${name}=${value}`).join("; ")
}
