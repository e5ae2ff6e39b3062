type Window = { beginAt: Date | string; endAt: Date | string; resumeEndAt: Date | string | null }

/** When an offer runs, and whether that is now; of one that is paused, until when it would go on. */
export function windowShown({ beginAt, endAt, resumeEndAt }: Window, now: Date) {
  const [begin, end] = [new Date(beginAt), new Date(endAt)]
  const resumeEnd = resumeEndAt === null ? null : new Date(resumeEndAt)
  const shown = { beginTime: begin.toISOString(), endTime: (resumeEnd ?? end).toISOString() }
  const state: "planned" | "running" | "paused" | "ended" =
    resumeEnd && resumeEnd > now ? "paused" : end <= now ? "ended" : begin > now ? "planned" : "running"
  return { ...shown, state }
}
