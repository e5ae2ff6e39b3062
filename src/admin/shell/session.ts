import { useRouteLoaderData } from "react-router"
import type { StaffRole } from "../../contract/admin/staff-rights.ts"
import type { CallReply } from "../../contract/calls.ts"
import type { StaffApi } from "./api.ts"

/** The person, and what they are in the shop in the address; `id` is that of their role there. */
export type Me = CallReply<"GET /api/admin/me"> & CallReply<"GET /api/admin/shop">

export async function loadMe(api: StaffApi): Promise<Me> {
  const [me, here] = await Promise.all([api.need("GET /api/admin/me"), api.need("GET /api/admin/shop")])
  return { ...me, ...here }
}

/** The route that everything of a shop lies under; its loader reads who is signed in. */
export const OFFICE_ROUTE = "office"

/** Who is signed in, for which shop. */
export function useMe(): Me {
  const me = useRouteLoaderData<Me>(OFFICE_ROUTE)
  if (!me) throw new Error("Only screens of a shop know who is signed in")
  return me
}

export const useIsOwner = (): boolean => {
  const role: StaffRole = useMe().role
  return role === "owner"
}
