import type { Logger } from "pino"
import type { Database } from "../db/database.ts"
import type { PaymentProviders } from "./payment-provider.ts"

/** What a job works with. `now` is the time at which this run began. */
export type JobResources = {
  db: Database
  log: Logger
  payments: PaymentProviders
  secret: string
  dataFolder: string
  now: Date
}

/** Work that the shop does by itself, from time to time. Its name is its row in `job_run`: do not rename it lightly. */
export type Job = {
  name: string
  everySeconds: number
  /** Says in a few words what it did, for the log; nothing where there was nothing to do. */
  run: (resources: JobResources) => Promise<string | undefined>
}
