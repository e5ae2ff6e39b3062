import { spawn } from "node:child_process"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "vitest"
import { startEmbeddedPostgres } from "../../src/db/embedded/embedded-postgres.ts"
import { isRoot, nobodyAccount } from "../../src/db/embedded/server-account.ts"
import {
  ask,
  askUntilAnswered,
  newDataFolder,
  preparedDataFolder,
  runningServerPid,
  serverPid,
} from "./fixtures/data-folders.ts"
import { hold } from "./fixtures/holder.ts"

test("after kill -9 of Node the next start adopts the server, owns it and can stop it", async () => {
  const dataFolder = await preparedDataFolder()
  const killed = hold(dataFolder)
  const { connection } = await killed.ready()
  await ask(connection, "create table goods as select 'lamp' as name")
  const pid = await runningServerPid(dataFolder)
  await killed.kill()

  const next = await startEmbeddedPostgres({ dataFolder })
  expect(next.adopted).toBe(true)
  expect(await runningServerPid(dataFolder)).toBe(pid)
  expect(await ask(next.connection, "select name from goods")).toEqual([{ name: "lamp" }])
  await next.stop()
  expect(await serverPid(dataFolder)).toBeUndefined()
})

test.each(["its own", "an adopted"])(
  "after kill -9 of PostgreSQL the shop starts %s server again by itself",
  async (whose) => {
    const dataFolder = await preparedDataFolder()
    if (whose === "an adopted") {
      const killed = hold(dataFolder)
      await killed.ready()
      await killed.kill()
    }
    const owner = hold(dataFolder)
    const { connection, adopted } = await owner.ready()
    expect(adopted).toBe(whose === "an adopted")
    await ask(connection, "create table goods as select 'lamp' as name")
    const pid = await runningServerPid(dataFolder)
    process.kill(pid, "SIGKILL")
    await owner.heard(/went away unexpectedly/)
    await owner.heard(/running again/)
    await owner.heard(/^restarted$/)
    expect(await askUntilAnswered(connection, "select name from goods")).toEqual([{ name: "lamp" }])
    expect(await runningServerPid(dataFolder)).not.toBe(pid)
    expect((await hold(dataFolder).outcome).refused).toContain(`process ${owner.pid}`)
    expect(await owner.stop()).toBe(0)
    expect(await serverPid(dataFolder)).toBeUndefined()
  },
)

test("PostgreSQL comes back while a long question of the old server is still running", async () => {
  const dataFolder = await preparedDataFolder()
  const owner = hold(dataFolder)
  const { connection } = await owner.ready()
  const busy = ask(connection, "select count(*) from generate_series(1, 4000000)").catch(() => undefined)
  await delay(200)
  process.kill(await runningServerPid(dataFolder), "SIGKILL")
  await owner.heard(/running again/, 30_000)
  await busy
  await owner.stop()
})

test("after kill -9 of one backend the shop keeps its server", async () => {
  const dataFolder = await preparedDataFolder()
  const owner = hold(dataFolder)
  const { connection } = await owner.ready()
  const [row] = await ask(connection, "select pid from pg_stat_activity where application_name like 'vitrine owner %'")
  process.kill(Number(row?.pid), "SIGKILL")
  await owner.heard(/running again/)
  expect(await askUntilAnswered(connection, "select 1 as one")).toEqual([{ one: 1 }])
  await owner.stop()
})

test("after kill -9 of both the next start comes up", async () => {
  const dataFolder = await preparedDataFolder()
  const killed = hold(dataFolder)
  const { connection } = await killed.ready()
  await ask(connection, "create table goods as select 'lamp' as name")
  const pid = await runningServerPid(dataFolder)
  await killed.kill()
  process.kill(pid, "SIGKILL")
  const next = await startEmbeddedPostgres({ dataFolder })
  expect(next.adopted).toBe(false)
  expect(await ask(next.connection, "select name from goods")).toEqual([{ name: "lamp" }])
  await next.stop()
})

test("a postmaster.pid whose number now belongs to another program does not stand in the way", async () => {
  const dataFolder = await preparedDataFolder()
  await (await startEmbeddedPostgres({ dataFolder })).stop()
  const account = isRoot() ? await nobodyAccount() : {}
  const stranger = spawn("sleep", ["60"], account)
  const file = join(dataFolder, "postgres", "postmaster.pid")
  await writeFile(
    file,
    `${stranger.pid}\n${join(dataFolder, "postgres")}\n1700000000\n5432\n${join(dataFolder, "run")}\n\n  1 1\nready   \n`,
  )
  const next = await startEmbeddedPostgres({ dataFolder })
  expect(await readFile(file, "utf8")).not.toMatch(new RegExp(`^${stranger.pid}\n`))
  await next.stop()
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

test("kill -9 while the database is first made leaves nothing half done", async () => {
  const dataFolder = await newDataFolder()
  for (const moment of [150, 400, 700]) {
    const killed = hold(dataFolder)
    await delay(moment)
    await killed.kill()
  }
  const next = await startEmbeddedPostgres({ dataFolder })
  expect(await ask(next.connection, "select 1 as one")).toEqual([{ one: 1 }])
  await next.stop()
  await (await startEmbeddedPostgres({ dataFolder })).stop()
  const leftovers = (await readdir(dataFolder)).filter((name) => name.startsWith("postgres-new"))
  expect(leftovers).toEqual([])
})

test("Ctrl-C in the terminal ends Node but not PostgreSQL before Node is ready", async () => {
  const dataFolder = await preparedDataFolder()
  const owner = hold(dataFolder, { detached: true })
  await owner.ready()
  const pid = await runningServerPid(dataFolder)
  // What a terminal does: the signal goes to every process of the group.
  process.kill(-owner.pid, "SIGINT")
  await owner.stop()
  expect(await runningServerPid(dataFolder)).toBe(pid)
})
