import { useShop } from "../../../shell/shell.ts"
import { Marquee } from "../../../ui/marquee.tsx"
import { displayWidth } from "./display-type.ts"

/** As long as the run has to be, in em, so that it goes round without a gap on the widest screen. */
const RUN = 130
const SPACE_AROUND = 3

/** What the shop has to say, running. */
export function Ticker() {
  const { ticker } = useShop().content
  if (ticker.length === 0) return null
  const length = ticker.reduce((sum, text) => sum + displayWidth(text) + SPACE_AROUND, 0)
  return <Marquee texts={ticker} className="lime ticker" rounds={Math.max(1, Math.ceil(RUN / length))} />
}
