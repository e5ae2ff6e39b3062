import { Suspense } from "react"
import { lazyPart } from "../../ui/keep-loading.ts"
import { useHasInquiry } from "./ask-overlay.ts"

const LazyOverlays = lazyPart(() =>
  import("./inquiry-overlays.tsx").then(({ InquiryOverlays }) => ({ default: InquiryOverlays })),
)

/** What belongs to the inquiry and lies over every page, in templates that have one; once in the frame. */
export function InquiryHost() {
  if (!useHasInquiry()) return null
  return (
    <Suspense>
      <LazyOverlays />
    </Suspense>
  )
}
