import { hasScreen } from "../../../domain/site/templates.ts"
import { type RunningPromotion, useRunningPromotion, useShell } from "../../shell/shell.ts"

/** The promotion that the bar above the header tells of: what runs, in templates that have a page for it. */
export function useShownPromotion(): RunningPromotion | null {
  const promotion = useRunningPromotion()
  const template = useShell()?.template
  return promotion && template && hasScreen(template, "promotionGoods") ? promotion : null
}
