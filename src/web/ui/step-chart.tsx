import { stepLine } from "./step-line.ts"

const WIDTH = 440
const HEIGHT = 190

type StepChartProps = { className: string; rows: readonly { figure: string; title: string }[] }

/** A figure from year to year as a line of steps, the last one by itself; nothing where they are no figures. */
export function StepChart({ className, rows }: StepChartProps) {
  const figures = rows.map(({ figure }) => figure)
  const steps = stepLine(figures, WIDTH, HEIGHT)
  return (
    steps && (
      <figure className={className}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path data-part="area" d={`${steps.line}V${HEIGHT}H0Z`} />
          <path data-part="edge" d={steps.line} pathLength="1" />
          <path data-part="now" d={steps.last} />
        </svg>
        <ol>
          {rows.map(({ title, figure }) => (
            <li key={title}>
              <span>{title}</span> <span className="visually-hidden">{figure}</span>
            </li>
          ))}
        </ol>
      </figure>
    )
  )
}
