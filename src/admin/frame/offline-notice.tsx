import wifiOff from "lucide/dist/esm/icons/wifi-off.mjs"
import { useSyncExternalStore } from "react"
import { useWords } from "../shell/words.ts"
import { Icon } from "../ui/icon.tsx"

function subscribe(listener: () => void) {
  addEventListener("online", listener)
  addEventListener("offline", listener)
  return () => {
    removeEventListener("online", listener)
    removeEventListener("offline", listener)
  }
}

/** The connection is gone: what is shown stays. */
export function OfflineNotice() {
  const t = useWords("frame")
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className="strip">
          <Icon of={wifiOff} />
          {t("offline")}
        </p>
      )}
    </div>
  )
}
