import { useNavigation } from "react-router"
import { useWords } from "../shell/use-words.ts"

/** A thin bar while the next page is on its way; the stylesheet holds it back for the first moments. */
export function LoadingBar() {
  const words = useWords()
  const isLoading = useNavigation().state !== "idle"
  return isLoading && <div data-slot="loading-bar" role="progressbar" aria-label={words.loading} />
}
