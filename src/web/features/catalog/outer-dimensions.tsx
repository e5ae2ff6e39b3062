import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { measureOf } from "./measure.ts"

const SIDE = 260
const LEFT = 20
const TOP = 20
const GAP = 120
const OFF = 34

/** Front and side of what the good takes up, to one scale, each length with its figure. */
export function OuterDimensions({ attributes }: { attributes: Parameters<typeof measureOf>[0] }) {
  const words = useWords("item")
  const measure = measureOf(attributes)
  if (!measure) return null
  const { width, height, depth = 0, unit } = measure
  const scale = SIDE / Math.max(width, height, depth)
  const [w, h, d] = [width * scale, height * scale, depth * scale]
  const side = LEFT + w + GAP
  const end = depth > 0 ? side + d : LEFT + w
  const box = `0 0 ${Math.round(end + OFF + 40)} ${Math.round(TOP + h + OFF + 24)}`
  const caption = fill(words.envelope, { unit })
  return (
    <figure className="outer-dimensions">
      <svg viewBox={box} role="img" aria-label={`${caption}: ${[width, height, depth].filter(Boolean).join(" × ")}`}>
        <rect x={LEFT} y={TOP} width={w} height={h} />
        <Axes x={LEFT} width={w} height={h} />
        <Across x={LEFT} width={w} y={TOP + h} figure={width} />
        {depth > 0 && (
          <>
            <rect className="cut" x={side} y={TOP} width={d} height={h} />
            <Axes x={side} width={d} height={h} />
            <Across x={side} width={d} y={TOP + h} figure={depth} />
          </>
        )}
        <path className="extension" d={`M${end + 6} ${TOP}H${end + OFF + 6}M${end + 6} ${TOP + h}H${end + OFF + 6}`} />
        <path className="dimension" d={`M${end + OFF} ${TOP}V${TOP + h}`} />
        <text x={end + OFF + 8} y={TOP + h / 2} dominantBaseline="middle">
          {height}
        </text>
      </svg>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  )
}

type AxesProps = { x: number; width: number; height: number }

const Axes = ({ x, width, height }: AxesProps) => (
  <path
    className="axis"
    d={`M${x - 12} ${TOP + height / 2}h${width + 24}M${x + width / 2} ${TOP - 12}v${height + 24}`}
  />
)

type AcrossProps = { x: number; width: number; y: number; figure: number }

function Across({ x, width, y, figure }: AcrossProps) {
  return (
    <>
      <path className="extension" d={`M${x} ${y + 6}V${y + OFF + 6}M${x + width} ${y + 6}V${y + OFF + 6}`} />
      <path className="dimension" d={`M${x} ${y + OFF}H${x + width}`} />
      <text x={x + width / 2} y={y + OFF + 18} textAnchor="middle">
        {figure}
      </text>
    </>
  )
}
