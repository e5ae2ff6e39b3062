import pg from "pg"
import { EVERYTHING_CHANGED } from "../domain/site/change-tag.ts"
import type { Database } from "./database.ts"

/** What every process listens on; triggers tell the changes (see the migration `tell_changes`). */
export const CHANGES_CHANNEL = "vitrine_changed"
/** What waits for staff is told here (see the migration `tell_staff`). */
const STAFF_CHANNEL = "vitrine_staff"
/** Told to staff of every shop after a break: something may have been missed. */
const ANYTHING_FOR_STAFF = "*:any:*"

/** What other processes, or a hand at the database, have changed. */
export type Changes = {
  /** Calls `hear` with the tags of each change, until what it returns is called. */
  onChange: (hear: (tags: ReadonlySet<string>) => void) => () => void
  /** Calls `hear` with what has come or changed for staff ("1:order:20260314-…"), until what it returns is called. */
  onStaffNews: (hear: (news: readonly string[]) => void) => () => void
  /** False while the connection is down: changes are missed then, and what is kept cannot be trusted for long. */
  isHearing: () => boolean
  close: () => Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** A connection that died without a word is noticed by this. */
const HEARTBEAT_MS = 10_000
const ANSWER_WITHIN_MS = 5_000

/** Listens on a connection of its own, and again after it broke; everything kept is dropped then, since changes were missed. */
export async function hearChanges(db: Database): Promise<Changes> {
  const hearers = new Set<(tags: ReadonlySet<string>) => void>()
  const tell = (tags: ReadonlySet<string>) => {
    for (const hear of hearers) hear(tags)
  }
  const staffHearers = new Set<(news: readonly string[]) => void>()
  const tellStaff = (news: readonly string[]) => {
    for (const hear of staffHearers) hear(news)
  }
  let client: pg.Client | undefined
  let isHearing = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const { options } = db.$client
    const next = new pg.Client({ ...options, password: options.password, query_timeout: ANSWER_WITHIN_MS })
    client = next
    // Without a listener a broken connection would end Node; what it means is said once, at the end of the connection.
    next.on("error", () => {})
    next.on("end", () => next === client && lose())
    next.on("notification", ({ channel, payload }) => {
      if (channel === CHANGES_CHANNEL && payload) tell(new Set(payload.split(" ")))
      if (channel === STAFF_CHANNEL && payload) tellStaff(payload.split(" "))
    })
    await next.connect()
    await next.query(`listen ${CHANGES_CHANNEL}; listen ${STAFF_CHANNEL}`)
    if (isClosed) return void (await next.end())
    isHearing = true
    beatLater(next)
  }

  function beatLater(current: pg.Client): void {
    timer = setTimeout(() => {
      current.query("select 1").then(
        () => current === client && !isClosed && beatLater(current),
        () => current === client && lose(),
      )
    }, HEARTBEAT_MS).unref()
  }

  function lose(pause = FIRST_PAUSE_MS): void {
    clearTimeout(timer)
    client?.end().catch(() => {})
    client = undefined
    isHearing = false
    if (isClosed) return
    timer = setTimeout(() => {
      connect().then(
        () => {
          tell(new Set([EVERYTHING_CHANGED]))
          tellStaff([ANYTHING_FOR_STAFF])
        },
        () => lose(Math.min(pause * 2, LONGEST_PAUSE_MS)),
      )
    }, pause).unref()
  }

  await connect()
  return {
    onChange: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    onStaffNews: (hear) => {
      staffHearers.add(hear)
      return () => staffHearers.delete(hear)
    },
    isHearing: () => isHearing,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
