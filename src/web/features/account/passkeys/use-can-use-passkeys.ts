import { useSyncExternalStore } from "react"

/** Browsers have passkeys for names of hosts only, and only where nobody can listen. */
const canUse = () => typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(location.hostname)
const never = () => () => {}

/** Whether this browser knows passkeys on this page; null until the page is alive. */
export const useCanUsePasskeys = () => useSyncExternalStore<boolean | null>(never, canUse, () => null)
