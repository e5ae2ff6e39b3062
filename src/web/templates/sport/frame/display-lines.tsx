import type { CSSProperties } from "react"
import { displayWidth } from "./display-type.ts"

type LineStyle = CSSProperties & Record<"--line-width", number>

const lineStyle = (line: string): LineStyle => ({ "--line-width": Number(displayWidth(line).toFixed(2)) })

const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufefc]/u

/** A headline line by line; read out it is one sentence. */
export function DisplayLines({ lines }: { lines: string[] }) {
  return (
    <bdi className="lines" dir={RIGHT_TO_LEFT.test(lines.join(" ")) ? "rtl" : "ltr"}>
      {lines.map((line) => (
        <span key={line} className="line" style={lineStyle(line)}>
          {`${line} `}
        </span>
      ))}
    </bdi>
  )
}
