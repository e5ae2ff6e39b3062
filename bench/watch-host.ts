import { readFileSync } from "node:fs"

const LOOK_EVERY_MS = 100
/** In the first line of /proc/stat, behind its name. The columns between are those in which it did nothing. */
const BUSY_COLUMNS = [1, 2, 3, 6, 7]
const STOLEN_COLUMN = 8

/** Ticks of the clock since the machine was started: those that it wanted, and those of them that the host took. */
type Look = { at: number; wanted: number; stolen: number }

/** Watches how much of the time that the machine wants its host gives to somebody else. Moments are those of `monotonicMs`. */
export function watchHost() {
  const looks = [look()]
  const timer = setInterval(() => looks.push(look()), LOOK_EVERY_MS)
  return {
    stop: () => clearInterval(timer),
    /** The share that was taken from the beginning to a moment. */
    takenUntil: (end: number): number => {
      const first = looks[0]
      const last = looks.find(({ at }) => at >= end) ?? looks.at(-1)
      if (!first || !last) return 0
      return (last.stolen - first.stolen) / (last.wanted - first.wanted || 1)
    },
  }
}

/** The clock that never goes back; Chromium's traces count by it too. */
const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6

function look(): Look {
  const [line = ""] = readStat().split("\n")
  const columns = line.split(/ +/).map(Number)
  const stolen = columns[STOLEN_COLUMN] ?? 0
  return {
    at: monotonicMs(),
    wanted: BUSY_COLUMNS.reduce((sum, column) => sum + (columns[column] ?? 0), stolen),
    stolen,
  }
}

function readStat(): string {
  try {
    return readFileSync("/proc/stat", "utf8")
  } catch {
    // Only Linux has it; elsewhere nothing is known to be taken.
    return ""
  }
}
