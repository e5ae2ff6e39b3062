import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { prepareDemo } from "../demo/prepare-demo.ts"
import { EmbeddedPostgresError } from "./db/embedded/embedded-postgres-error.ts"
import { type Changes, hearChanges } from "./db/hear-changes.ts"
import { migrate } from "./db/migrate.ts"
import { openDatabase } from "./db/open-database.ts"
import { promotionTurnover } from "./db/promotion-turnover.ts"
import { ensureRegions } from "./db/regions.ts"
import { flushViews } from "./server/catalog/view-counts.ts"
import { bundledLines } from "./server/edge/bundled-lines.ts"
import { type Environment, EnvironmentError, readEnvironment } from "./server/environment.ts"
import { allJobs } from "./server/jobs/all-jobs.ts"
import { runJobs } from "./server/jobs/run-jobs.ts"
import { loadBuiltApp } from "./server/load-app.ts"
import { loggedFailure } from "./server/logged-failure.ts"
import { openPost } from "./server/mail/open-post.ts"
import { openPayments } from "./server/payments/open-payments.ts"
import { finish, listen, PortTakenError } from "./server/serve.ts"
import { shopLog } from "./server/shop-log.ts"
import { siteAddresses, testMoneyShops } from "./server/sites/site-addresses.ts"

const BUILD = fileURLToPath(new URL("../build", import.meta.url))
const DEMO = fileURLToPath(new URL("../demo", import.meta.url))

const say = (sentence: string) => console.log(sentence)

async function start(isDev: boolean): Promise<() => Promise<void>> {
  const read = readEnvironment(process.env)
  const environment = { ...read, mailPage: read.mailPage || (isDev && read.mail === null) }
  const log = shopLog(environment.logLevel)
  const { db, isEmbedded, close } = await openDatabase({ ...environment, log: say }, "own")
  let changes: Changes | undefined
  try {
    await migrate(db)
    await ensureRegions(db)
    const signIns = isEmbedded ? await prepareDemo({ db, dataFolder: environment.dataFolder, say }) : []
    await promotionTurnover(db, "ever")
    const buildId = isDev ? "development" : readFileSync(`${BUILD}/.inputs`, "utf8").trim()
    changes = await hearChanges(db)
    const requestLog = logsRequests(environment) ? bundledLines((lines) => process.stdout.write(lines)) : undefined
    const { payments, lines: providerLines } = await openPayments(db, log, environment)
    const resources = { db, log, requestLog, environment, buildId, changes, payments, demoFolder: DEMO }
    const app = isDev
      ? await (await import("./server/dev-app.ts")).loadDevApp(resources)
      : await loadBuiltApp(resources, BUILD)
    const server = await listen(app.listener, environment.port)
    const { sessionSecret: secret, dataFolder } = environment
    const jobs = runJobs(allJobs(openPost(environment), app), { db, log, payments, secret, dataFolder })
    const addresses = await siteAddresses(db, server, environment.adminOrigin)
    for (const line of [...addresses, ...(await testMoneyShops(db)), ...providerLines]) say(line)
    if (!environment.mail)
      say(`Mail is put into ${dataFolder}/mail${environment.mailPage ? ", to be read at /dev/mail" : ""}.`)
    if (signIns.length > 0) say(["Demo sign-ins:", ...signIns].join("\n"))

    return async () => {
      app.endStreams()
      await Promise.all([finish(server), jobs.stop()])
      await app.close()
      await flushViews({ db }).catch((err) => log.warn({ err }, "the last views could not be written"))
      requestLog?.flush()
      await changes?.close()
      await close()
    }
  } catch (failure) {
    await changes?.close()
    await close()
    throw failure
  }
}

const logsRequests = ({ logRequests, logLevel }: Environment) => logRequests && ["debug", "info"].includes(logLevel)

/** Failures that were foreseen speak for themselves; anything else shows where it came from. */
function tell(failure: unknown): void {
  const foreseen = [EnvironmentError, EmbeddedPostgresError, PortTakenError]
  const isForeseen = failure instanceof Error && foreseen.some((kind) => failure instanceof kind)
  console.error(isForeseen ? `\n${failure.message}` : loggedFailure(failure))
}

const started = start(process.argv.includes("--dev"))
let isStopping = false

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  const stopShop = await started
  say("\nStopping: requests in flight finish, then the database stops …")
  await stopShop()
  process.exit(0)
}

function fail(failure: unknown): void {
  tell(failure)
  process.exit(1)
}

for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) process.on(signal, () => stop().catch(fail))
started.catch(fail)
