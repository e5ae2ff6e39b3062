import "./overlays.css"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { RunningPromotion } from "../../shell/shell.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { ClockRow } from "../../ui/amounts/clock-row.tsx"
import type { Countdown } from "../../ui/amounts/countdown-at.ts"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Picture } from "../../ui/picture.tsx"
import { Text } from "../../ui/text.tsx"

/** The bar, unfolded: large words, the clock and a picture. */
export function PromotionPanel({ promotion, left }: { promotion: RunningPromotion; left: Countdown }) {
  const words = useWords()
  const { title } = useShop().content.promotion
  return (
    <div data-slot="promotion-panel">
      <Text data-slot="promotion-say">{title || promotion.name}</Text>
      <div data-slot="promotion-go">
        <ClockRow left={left} />
        <ButtonLink kind="light" size="small" to={SCREENS.promotionGoods.path}>
          {words.promotionSee}
        </ButtonLink>
      </div>
      {promotion.image && (
        <span data-slot="band-pic">
          <Picture src={promotion.image} sizes="240px" />
        </span>
      )}
    </div>
  )
}
