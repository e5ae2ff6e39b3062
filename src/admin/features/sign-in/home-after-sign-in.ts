import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"

/** Where somebody goes who is in: the first shop that they may work in, else to their account. */
export async function homeAfterSignIn(): Promise<string> {
  const me = await staffApi(undefined).ask("GET /api/admin/me")
  const shops = me.code === SUCCESS ? me.data.shops : []
  const [first] = [...shops.filter(({ proved }) => proved), ...shops]
  if (!first) return "/admin/sign-in"
  return first.proved ? `/admin/${first.name}` : "/admin/sign-in/shops"
}
