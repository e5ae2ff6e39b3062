import { stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { attachEmbeddedPostgres, startEmbeddedPostgres } from "../../src/db/embedded/embedded-postgres.ts"
import { deadOwnerPatienceMs } from "../../src/db/embedded/server-locks.ts"
import { ask, newDataFolder, preparedDataFolder, runningServerPid, serverPid } from "./fixtures/data-folders.ts"
import { hold } from "./fixtures/holder.ts"

test("the first start makes a database that keeps what is stored across a restart", async () => {
  const dataFolder = await newDataFolder(tmpdir())
  const first = await startEmbeddedPostgres({ dataFolder })
  await ask(first.connection, "create table goods as select 'lamp' as name")
  const settings = await ask(
    first.connection,
    `select current_database() as database, current_setting('server_encoding') as encoding,
       current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
       current_setting('TimeZone') as zone, 'Ä' ~ '[[:upper:]]' as knows_unicode`,
  )
  expect(settings).toEqual([
    { database: "vitrine", encoding: "UTF8", fsync: "on", tcp: "", zone: "UTC", knows_unicode: true },
  ])
  await first.stop()
  expect(await serverPid(dataFolder)).toBeUndefined()

  const second = await startEmbeddedPostgres({ dataFolder })
  expect(second.adopted).toBe(false)
  expect(await ask(second.connection, "select name from goods")).toEqual([{ name: "lamp" }])
  await second.stop()
})

test("only who knows the password gets in, and only one user sees the socket", async () => {
  const dataFolder = await preparedDataFolder()
  const database = await startEmbeddedPostgres({ dataFolder })
  await expect(ask({ ...database.connection, password: "guess" }, "select 1")).rejects.toMatchObject({ code: "28P01" })
  expect((await stat(database.connection.host ?? "")).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataFolder, "postgres.password"))).mode & 0o777).toBe(0o600)
  await database.stop()
})

test("a second start on the same data folder is refused at once, from this process and from another", async () => {
  const dataFolder = await preparedDataFolder()
  const owner = hold(dataFolder)
  await owner.ready()
  const sentence = `Vitrine is already running on the data folder ${dataFolder} (process ${owner.pid}). Stop it first, or set VITRINE_DATA to another folder.`
  const begun = performance.now()
  await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(sentence)
  expect(performance.now() - begun).toBeLessThan(deadOwnerPatienceMs)
  expect((await hold(dataFolder).outcome).refused).toBe(sentence)
  expect(await owner.stop()).toBe(0)

  const here = await startEmbeddedPostgres({ dataFolder })
  await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(`process ${process.pid}`)
  await here.stop()
})

test("of ten simultaneous starts exactly one wins and nine are told so", async () => {
  const dataFolder = await newDataFolder()
  const starts = Array.from({ length: 10 }, () => hold(dataFolder))
  const outcomes = await Promise.all(starts.map((start) => start.outcome))
  const winners = starts.filter((_, index) => outcomes[index]?.ready)
  const refusals = outcomes.flatMap(({ refused }) => refused ?? [])
  expect(winners).toHaveLength(1)
  expect(refusals).toHaveLength(9)
  for (const refusal of refusals)
    expect(refusal).toContain(`already running on the data folder ${dataFolder} (process ${winners[0]?.pid})`)
  await winners[0]?.stop()
  expect(await serverPid(dataFolder)).toBeUndefined()
})

test("a command uses the running server and leaves it running", async () => {
  const dataFolder = await preparedDataFolder()
  const owner = await startEmbeddedPostgres({ dataFolder })
  const pid = await runningServerPid(dataFolder)
  const command = await attachEmbeddedPostgres({ dataFolder })
  expect(command.adopted).toBe(true)
  await command.stop()
  expect(await runningServerPid(dataFolder)).toBe(pid)
  await owner.stop()
})

test("a command without a server starts one, and the last of several commands stops it", async () => {
  const dataFolder = await preparedDataFolder()
  const [first, second] = [hold(dataFolder, { how: "attach" }), hold(dataFolder, { how: "attach" })]
  const { connection } = await first.ready()
  await second.ready()
  await first.stop()
  expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }])
  await second.stop()
  expect(await serverPid(dataFolder)).toBeUndefined()
})

test("the shop may stop while a command works: the command keeps its server and stops it at its end", async () => {
  const dataFolder = await preparedDataFolder()
  const sentences: string[] = []
  const owner = await startEmbeddedPostgres({ dataFolder, log: (sentence) => sentences.push(sentence) })
  const command = await attachEmbeddedPostgres({ dataFolder })
  await owner.stop()
  expect(sentences).toEqual(["PostgreSQL keeps running for a command that is still using it."])
  expect(await ask(command.connection, "select 1 as one")).toEqual([{ one: 1 }])
  const next = await startEmbeddedPostgres({ dataFolder })
  expect(next.adopted).toBe(true)
  await command.stop()
  expect(await ask(next.connection, "select 1 as one")).toEqual([{ one: 1 }])
  await next.stop()
  expect(await serverPid(dataFolder)).toBeUndefined()
})

test("a start right behind a stop waits for it", async () => {
  const dataFolder = await preparedDataFolder()
  const first = await startEmbeddedPostgres({ dataFolder })
  const [, second] = await Promise.all([first.stop(), startEmbeddedPostgres({ dataFolder })])
  expect(await ask(second.connection, "select 1 as one")).toEqual([{ one: 1 }])
  await second.stop()
})
