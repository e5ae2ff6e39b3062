import type { CSSProperties } from "react"
import type { Figure } from "./figure-in.ts"

type Letters = CSSProperties & Record<"--letters", number>

/** A unit is set at less than half the size of its figure. */
const UNIT_SHARE = 0.5

/** A figure and its unit in one run: in a page that reads the other way the unit stays behind it. */
export function FigureText({ figure, unit }: Pick<Figure, "figure" | "unit">) {
  const style: Letters = { "--letters": Math.max(2, figure.length + unit.length * UNIT_SHARE) }
  return (
    <bdi className="figure" dir="ltr" style={style}>
      {figure}
      {unit && (
        <>
          {" "}
          <small>{unit}</small>
        </>
      )}
    </bdi>
  )
}
