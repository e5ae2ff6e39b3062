import type { ShopApi } from "./shop-api.ts"

/** The headers of whoever signs in. */
export async function signedIn(
  api: ShopApi,
  path: string,
  { email, password }: { email: string; password: string },
): Promise<{ authorization: string }> {
  const { text } = await api.ask(path, { body: { email, password } })
  return { authorization: `Bearer ${JSON.parse(text).data.access_token}` }
}
