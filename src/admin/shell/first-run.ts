import { SUCCESS } from "../../contract/envelope.ts"
import type { StaffApi } from "./api.ts"
import type { Me } from "./session.ts"

const TOLD = "vitrine.guide"

/** Whether an owner is led to the first steps: once, in a shop in which none of them is done. */
export async function isFirstRun(api: StaffApi, { role, site }: Me, pathname: string): Promise<boolean> {
  const key = `${TOLD} ${site.name}`
  const isStart = pathname.replace(/\/$/, "") === `/admin/${site.name}`
  if (role !== "owner" || !isStart || localStorage.getItem(key) !== null) return false
  const guide = await api.ask("GET /api/admin/guide")
  if (guide.code !== SUCCESS) return false
  localStorage.setItem(key, "told")
  return guide.data.mode === "test" && guide.data.steps.every(({ isDone }) => !isDone)
}
