import { useNavigation } from "react-router"
import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from "../../domain/constants.ts"
import { useWords } from "../shell/use-words.ts"

/** Quick moves show no bar; a longer one fills it. */
const TIMES = { animationDelay: `${LOADING_BAR_THROTTLE_MS}ms`, animationDuration: `${LOADING_BAR_DURATION_MS}ms` }

/** A thin bar while the next page is on its way. */
export function LoadingBar() {
  const words = useWords()
  const isLoading = useNavigation().state !== "idle"
  return isLoading && <div data-slot="loading-bar" role="progressbar" aria-label={words.loading} style={TIMES} />
}
