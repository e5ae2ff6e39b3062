import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino"
import { loggedFailure } from "./logged-failure.ts"

/** The shop's log, for which failures are written without what shoppers typed. */
export function shopLog(level: LoggerOptions["level"] & string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, serializers: { err: (failure) => loggedFailure(failure) } }
  return destination ? pino(options, destination) : pino(options)
}
