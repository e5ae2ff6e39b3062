import { DrizzleQueryError } from "drizzle-orm"
import { DatabaseError } from "pg"

export type LoggedFailure = {
  type: string
  message: string
  code?: string | undefined
  query?: string | undefined
  /** What a refused row violated; its values are not told. */
  constraint?: string | undefined
  table?: string | undefined
  stack?: string | undefined
  cause?: LoggedFailure | undefined
}

const DEEPEST_CAUSE = 5

/**
 * A failure as it may stand in a log: of a query its text and the code that PostgreSQL gave, never its parameters or
 * what PostgreSQL quotes from them. Names, addresses and tokens are among those.
 */
export function loggedFailure(failure: unknown, depth = 0): LoggedFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: "something that is no error was thrown" }
  const said = saidBy(failure)
  const cause =
    failure.cause === undefined || depth >= DEEPEST_CAUSE ? undefined : loggedFailure(failure.cause, depth + 1)
  return { type: failure.name, ...said, stack: framesOf(failure), cause }
}

function saidBy(failure: Error): Pick<LoggedFailure, "message" | "code" | "query" | "constraint" | "table"> {
  if (failure instanceof DrizzleQueryError) return { message: "a query failed", query: failure.query }
  if (failure instanceof DatabaseError) {
    const { code, constraint, table } = failure
    return { message: "PostgreSQL refused", code, constraint, table }
  }
  return { message: failure.message, code: "code" in failure ? String(failure.code) : undefined }
}

/** Where it was thrown. The first lines of a stack repeat the message. */
function framesOf({ stack }: Error): string | undefined {
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line))
  return frames?.join("\n")
}
