import type { Measure } from "../../../features/catalog/measure.ts"

/** The longer side of the drawing, in units of its own. */
const SIDE = 150
const ROOM = 26
const TICK = 5
const BETWEEN = 24

/** The good from the front and, where its depth is known, from the side: outlines to scale, with their measures. */
export function MeasureDrawing({ measure }: { measure: Measure }) {
  const { width, height, depth = 0, unit } = measure
  const scale = SIDE / Math.max(width, height, depth)
  const front = { x: 1, width: width * scale }
  const side = { x: 1 + front.width + BETWEEN, width: depth * scale }
  const high = height * scale
  const right = depth > 0 ? side.x + side.width : front.x + front.width
  const label = [width, height, ...(depth > 0 ? [depth] : [])].join(" × ")
  return (
    <svg
      className="measure-drawing"
      viewBox={`0 0 ${right + ROOM + BETWEEN} ${high + ROOM}`}
      role="img"
      aria-label={`${label} ${unit}`}
      direction="ltr"
    >
      <View {...front} height={high} value={width} />
      {depth > 0 && <View {...side} height={high} value={depth} />}
      <path d={`M${right + 6} 1h${2 * TICK}M${right + 6} ${high}h${2 * TICK}M${right + 6 + TICK} 1V${high}`} />
      <text x={right + 2 * TICK + 12} y={high / 2 + 3}>
        {height}
      </text>
    </svg>
  )
}

type ViewProps = { x: number; width: number; height: number; value: number }

function View({ x, width, height, value }: ViewProps) {
  const below = height + 6
  return (
    <>
      <rect x={x} y={1} width={Math.max(1, width)} height={height - 1} />
      <path d={`M${x} ${below}v${2 * TICK}M${x + width} ${below}v${2 * TICK}M${x} ${below + TICK}h${width}`} />
      <text x={x + width / 2} y={height + ROOM - 2} textAnchor="middle">
        {value}
      </text>
    </>
  )
}
