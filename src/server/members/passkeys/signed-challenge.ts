import { z } from "zod"

const clientData = z.object({ challenge: z.string().min(1).max(200) })

/** The challenge that the browser says it had signed; null where it says none. Whether that is true is found out later. */
export function signedChallenge(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))
    return clientData.safeParse(said).data?.challenge ?? null
  } catch {
    return null // No JSON at all.
  }
}
