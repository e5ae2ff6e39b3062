import { useSyncExternalStore } from "react"

const placeNow = () => document.querySelector<HTMLElement>("main [data-slot=wallets]")

function subscribe(listener: () => void): () => void {
  const watching = new MutationObserver(listener)
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-lines"] })
  return () => watching.disconnect()
}

/** Where wallets shall stand on this page, and what they would buy; null where it has no place for them. */
export function useWalletPlace(): { element: HTMLElement; lines: string } | null {
  const element = useSyncExternalStore(subscribe, placeNow)
  const lines = useSyncExternalStore(subscribe, () => placeNow()?.dataset.lines ?? "")
  return element && { element, lines }
}
