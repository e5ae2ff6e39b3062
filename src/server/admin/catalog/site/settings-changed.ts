import type { AdminSettings } from "../../../../contract/admin/site-calls.ts"

/** What the log must not tell: a secret, and code that would only fill it. */
const UNTOLD: readonly string[] = ["goodsPassword", "chatCode", "ad_code", "updated_at"]

/** What settings were and are, each that is another now. */
export function settingsChanged(before: AdminSettings, after: AdminSettings) {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => !UNTOLD.includes(name) && JSON.stringify(value) !== JSON.stringify(was.get(name)),
  )
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
    after: Object.fromEntries(changed),
  }
}
