import { useNavigation } from "react-router"

/** A thin bar while the next page is on its way; the stylesheet holds it back for the first moments. */
export function LoadingBar({ label }: { label: string }) {
  const isLoading = useNavigation().state !== "idle"
  return isLoading && <div className="loading-bar" role="progressbar" aria-label={label} />
}
