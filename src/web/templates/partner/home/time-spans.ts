import { figureIn } from "../../../ui/figure-in.ts"

type Span = { from: number; span: number }

const WHOLE = 100
/** What takes no time can still be seen. */
const LEAST = 2

/**
 * Where each step of a process begins and how long it takes, in percent of all of it: figures are when it is done, in one
 * unit. Where they do not rise, or are no figures, all take the same.
 */
export function timeSpans(figures: readonly string[]): Span[] {
  const ends = figures.flatMap((figure) => figureIn(figure)?.value ?? [])
  const units = new Set(figures.map((figure) => figureIn(figure)?.unit))
  const isRising = ends.every((end, at) => at === 0 || end > (ends[at - 1] ?? 0))
  const isScale = ends.length === figures.length && units.size === 1 && isRising
  const done = isScale ? ends : figures.map((_, at) => at + 1)
  const all = done.at(-1) ?? 1
  const share = (time: number) => Math.round((time / all) * WHOLE)
  return done.map((end, at) => {
    const from = Math.min(WHOLE - LEAST, share(done[at - 1] ?? 0))
    return { from, span: Math.max(LEAST, share(end) - from) }
  })
}
