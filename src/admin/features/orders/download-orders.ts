import { SITE_HEADER } from "../../../domain/site/staff-origin.ts"

const EXPORT = "GET /api/admin/order/export"

/** Saves all orders of a list as a file. A link could not name the shop. */
export async function downloadOrders(shop: string, query: Record<string, string>): Promise<boolean> {
  const [, path = ""] = EXPORT.split(" ")
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { headers: { [SITE_HEADER]: shop } })
  const named = /filename="([\w.-]+)"/.exec(response.headers.get("content-disposition") ?? "")
  if (!response.ok || !named?.[1]) return false
  const link = document.createElement("a")
  link.href = URL.createObjectURL(await response.blob())
  link.download = named[1]
  link.click()
  URL.revokeObjectURL(link.href)
  return true
}
