import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pino } from "pino"
import { afterAll, expect, test } from "vitest"
import { NO_LOOKS } from "../../../src/contract/template-looks.ts"
import { createApp } from "../../../src/server/app.ts"
import { allJobs } from "../../../src/server/jobs/all-jobs.ts"
import { runJobs } from "../../../src/server/jobs/run-jobs.ts"
import { filePost } from "../../../src/server/mail/file-post.ts"
import { finish, listen } from "../../../src/server/serve.ts"
import { playLives } from "../../lives/play-lives.ts"
import { freshDatabase } from "../fresh-database.ts"
import { testPayments } from "../test-payments.ts"

const { db, dataFolder: demoFolder } = await freshDatabase("demo")
const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-lives-"))
const secret = "a secret for tests, of thirty-two letters"
const log = pino({ level: "silent" })
const payments = testPayments({ db, secret })
const app = createApp({
  db,
  log,
  payments,
  buildId: "test",
  renderPage: async () => new Response(""),
  environment: { dataFolder, trustedProxies: [], apiBase: undefined, sessionSecret: secret },
})
const server = await listen(app.listener, 0)
const jobs = runJobs(allJobs(filePost(dataFolder), { mailLooks: {}, templateLooks: NO_LOOKS }), {
  db,
  log,
  payments,
  secret,
  dataFolder,
})
afterAll(async () => {
  await Promise.all([finish(server), jobs.stop()])
  app.close()
  await rm(dataFolder, { recursive: true, force: true })
})

test("a member, a guest and a wholesale buyer live their lives over HTTP, and all adds up", {
  timeout: 240_000,
}, async () => {
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const balances = await playLives({
    base: `http://127.0.0.1:${port}`,
    dataFolder: demoFolder,
    say: (sentence) => console.log(sentence),
  })
  expect(balances.flatMap(({ who, faults }) => faults.map((fault) => `${who}: ${fault}`))).toEqual([])
  expect(balances).toHaveLength(3)
})
