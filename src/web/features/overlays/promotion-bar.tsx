import { Suspense, useState } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import type { RunningPromotion } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { useCountdown } from "../../ui/amounts/use-countdown.ts"
import { ChevronDown, X } from "../../ui/icons.tsx"
import { lazyPart } from "../../ui/keep-loading.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { hidePromotion } from "./hidden-promotion.ts"
import { useShownPromotion } from "./use-shown-promotion.ts"

const LazyPanel = lazyPart(() =>
  import("./promotion-panel.tsx").then(({ PromotionPanel }) => ({ default: PromotionPanel })),
)

/** Above the header: what runs and how long still. It unfolds to a panel, or goes away until tomorrow. */
export function PromotionBar() {
  const promotion = useShownPromotion()
  return promotion && <Running promotion={promotion} />
}

function Running({ promotion }: { promotion: RunningPromotion }) {
  const words = useWords()
  const left = useCountdown(promotion.endsAt)
  const [isOpen, setOpen] = useState(false)
  const [isHidden, setHidden] = useState(false)
  if (left.isOver || isHidden) return null
  const two = (part: number) => String(part).padStart(2, "0")
  const clock = [left.hours, left.minutes, left.seconds].map(two).join(":")
  return (
    <aside data-slot="promotion-place" aria-label={words.promotionNow}>
      <div data-slot="promotion-bar">
        <b>
          <MerchantText>{promotion.name}</MerchantText>
        </b>
        <span role="timer" aria-label={left.label}>
          {fill(words.promotionEnds, { days: left.days, clock })}
        </span>
        <Link data-slot="text-link" to={SCREENS.promotionGoods.path}>
          {words.promotionSee}
        </Link>
        <button
          type="button"
          data-slot="promotion-unfold"
          aria-label={words.promotionClock}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          data-slot="promotion-hide"
          aria-label={words.promotionHide}
          onClick={() => {
            hidePromotion()
            setHidden(true)
          }}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <LazyPanel promotion={promotion} left={left} />
        </Suspense>
      )}
    </aside>
  )
}
