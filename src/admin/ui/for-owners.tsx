import lock from "lucide/dist/esm/icons/lock.mjs"
import { useWords } from "../shell/words.ts"
import { Icon } from "./icon.tsx"

/** What a clerk sees in place of what is the owner's: that it exists, and who can. */
export function ForOwners() {
  const t = useWords("frame")
  return (
    <div className="card">
      <div className="void">
        <Icon of={lock} size="l" />
        <h2>{t("ownersOnly")}</h2>
        <p className="dim">{t("ownersOnlyHint")}</p>
      </div>
    </div>
  )
}
