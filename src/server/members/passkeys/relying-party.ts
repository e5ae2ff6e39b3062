import type { Shop } from "../../shop.ts"

/** What a passkey is bound to: the host, without port, and the origin that the browser must have signed at. */
export function relyingParty({ pageOrigin }: Pick<Shop, "pageOrigin">): { id: string; origin: string } {
  return { id: new URL(pageOrigin).hostname, origin: pageOrigin }
}
