type Window = { beginAt: Date | string; endAt: Date | string }

/** When an offer runs, and whether that is now. */
export function windowShown({ beginAt, endAt }: Window, now: Date) {
  const [begin, end] = [new Date(beginAt), new Date(endAt)]
  const state: "planned" | "running" | "ended" = end <= now ? "ended" : begin > now ? "planned" : "running"
  return { beginTime: begin.toISOString(), endTime: end.toISOString(), state }
}
