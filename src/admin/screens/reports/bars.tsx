import { useWords } from "../../shell/words.ts"

type Bar = { key: string; label: string; value: number; said: string }

const HEIGHT = 120
const GAP = 0.28

/** Amounts as bars, the highest as high as there is room. The table below says the same in numbers. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const t = useWords("reports")
  const most = Math.max(...bars.map(({ value }) => value), 0)
  if (most === 0) return null
  return (
    <figure className="bars" aria-label={t("chart")}>
      <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ key, label, value, said }, place) => {
          const height = Math.max(0, (value / most) * HEIGHT)
          return (
            <rect key={key} x={place + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height}>
              <title>{`${label}: ${said}`}</title>
            </rect>
          )
        })}
      </svg>
    </figure>
  )
}
