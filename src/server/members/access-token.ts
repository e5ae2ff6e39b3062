import { errors, jwtVerify, SignJWT } from "jose"
import { ACCESS_TOKEN_LIFE_SECONDS } from "../../domain/constants.ts"

/** Who a token was made for: a member of one site, in one session (the family of its refresh tokens). */
export type Holder = { id: number; siteId: number; session: string }

export type HeldToken = Holder & { issued: number; expire: number }

const ALGORITHM = "HS256"

const keyOf = (secret: string) => new TextEncoder().encode(`access token\n${secret}`)

/** A signed token that is good for an hour, and when it ends (seconds since 1970). */
export async function accessToken(
  secret: string,
  holder: Holder,
  now: Date,
): Promise<{ token: string; expire: number }> {
  const issued = Math.floor(now.getTime() / 1000)
  const expire = issued + ACCESS_TOKEN_LIFE_SECONDS
  const token = await new SignJWT({ sid: holder.session })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(holder.id))
    .setAudience(`member of site ${holder.siteId}`)
    .setIssuedAt(issued)
    .setExpirationTime(expire)
    .sign(keyOf(secret))
  return { token, expire }
}

/** Whom a token was made for, when, and when it ends (seconds since 1970); null where it is none of ours, of another site, or has expired. */
export async function tokenHolder(secret: string, token: string, siteId: number, now: Date): Promise<HeldToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      audience: `member of site ${siteId}`,
      currentDate: now,
    })
    const { sub, sid, iat = 0, exp = 0 } = payload
    return typeof sid === "string" ? { siteId, id: Number(sub), session: sid, issued: iat, expire: exp } : null
  } catch (failure) {
    if (failure instanceof errors.JOSEError) return null
    throw failure
  }
}
