import { displayStyle } from "./display-style.ts"
import { displayWidth } from "./display-type.ts"

/** A first word shorter than this takes the next one with it: "The Good", not "The". */
const SHORTEST_MARK = 4
const LONGEST_PLAIN_NAME = 9

/** The part of a shop's name that is set large, and what stands below it. */
function markOf(name: string): { mark: string; rest: string } {
  if (name.length <= LONGEST_PLAIN_NAME) return { mark: name, rest: "" }
  const [first = "", ...others] = name.split(/\s+/)
  const [second = "", ...further] = others
  return first.length < SHORTEST_MARK
    ? { mark: `${first} ${second}`.trim(), rest: further.join(" ") }
    : { mark: first, rest: others.join(" ") }
}

/** A shop's name with the cut through it: where there is an I the cut stands for it, else the name changes colour at it. */
export function Wordmark({ name, withRest = false }: { name: string; withRest?: boolean }) {
  const { mark, rest } = markOf(name)
  const [before = "", after] = mark.split(/[iI](.*)/s)
  const width = Number(displayWidth(mark).toFixed(2))
  return (
    <span className="wordmark" style={displayStyle({ lines: [mark], width })} aria-hidden="true">
      {after === undefined ? (
        <span className="wordmark-cut">{mark}</span>
      ) : (
        <span className="wordmark-word">
          {before}
          <i />
          {after}
        </span>
      )}
      {withRest && rest && <span className="wordmark-rest">{rest}</span>}
    </span>
  )
}
