import { chmod, mkdir, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { startEmbeddedPostgres } from "../../src/db/embedded/embedded-postgres.ts"
import { isRoot } from "../../src/db/embedded/server-account.ts"
import { ask, homeOf, newDataFolder, preparedDataFolder, runningServerPid, serverPid } from "./fixtures/data-folders.ts"
import { hold } from "./fixtures/holder.ts"
import { nodeIsForAll, ordinary, who } from "./fixtures/ordinary-user.ts"
import { copyProject, shell } from "./fixtures/project-copy.ts"

test.runIf(isRoot())("root runs PostgreSQL as nobody", async () => {
  const dataFolder = await preparedDataFolder()
  const database = await startEmbeddedPostgres({ dataFolder })
  expect((await stat(`/proc/${await runningServerPid(dataFolder)}`)).uid).toBe(ordinary?.uid)
  await database.stop()
})

test.runIf(isRoot())("a data folder only root can enter keeps its database in a place PostgreSQL can", async () => {
  const dataFolder = await newDataFolder()
  await mkdir(dataFolder, { mode: 0o700 })
  await chmod(join(dataFolder, ".."), 0o700)
  const first = hold(dataFolder)
  const { connection } = await first.ready()
  await first.heard(/Only root can enter .* the database is kept in \/var\/lib\/vitrine\//)
  await ask(connection, "create table goods as select 'lamp' as name")
  await first.stop()
  const home = await readFile(join(dataFolder, "postgres.location"), "utf8")
  expect(home).toMatch(/^\/var\/lib\/vitrine\//)

  const second = hold(dataFolder)
  expect(await ask((await second.ready()).connection, "select name from goods")).toEqual([{ name: "lamp" }])
  expect(second.sentences).toEqual([])
  await second.stop()
  expect(await homeOf(dataFolder)).toBe(home)

  await rm(home, { recursive: true })
  expect((await hold(dataFolder).outcome).refused).toContain(`was kept in ${home}, which is gone`)
})

describe.runIf(nodeIsForAll)("an ordinary user", () => {
  test("starts from a fresh install without install scripts; kept links are made in place", async () => {
    const project = await copyProject()
    const dataFolder = await newDataFolder()
    if (ordinary)
      await shell(`chown -R ${ordinary.uid}:${ordinary.gid} '${project.folder}' '${join(dataFolder, "..")}'`)
    const shop = hold(dataFolder, { ...who, project: project.folder })
    expect(await ask((await shop.ready()).connection, "select 1 as one")).toEqual([{ one: 1 }])
    expect(await readdir(join(project.nativeFolder, "lib"))).toContain("libpq.so.5")
    expect(await readdir(dataFolder)).not.toContainEqual(expect.stringContaining("programs"))
    await shop.stop()
    expect(await serverPid(dataFolder)).toBeUndefined()
    await project.remove()
  })

  test.runIf(isRoot())("starts from an install it may only read, and root may start that database too", async () => {
    const project = await copyProject()
    await shell(`chmod -R go-w,a+rX '${project.folder}'`)
    const dataFolder = await newDataFolder(tmpdir())
    await shell(`chown ${ordinary?.uid}:${ordinary?.gid} '${join(dataFolder, "..")}'`)
    const shop = hold(dataFolder, { ...who, project: project.folder })
    await ask((await shop.ready()).connection, "create table goods as select 'lamp' as name")
    expect(await readdir(dataFolder)).toContainEqual(expect.stringContaining("postgres-programs-"))
    await shop.stop()

    const root = await startEmbeddedPostgres({ dataFolder })
    expect(await ask(root.connection, "select name from goods")).toEqual([{ name: "lamp" }])
    await root.stop()
    const again = hold(dataFolder, { ...who, project: project.folder })
    expect(await ask((await again.ready()).connection, "select name from goods")).toEqual([{ name: "lamp" }])
    await again.stop()
    await project.remove()
  })
})

test.runIf(isRoot())("root starts from an install nobody else can read", async () => {
  const project = await copyProject()
  await chmod(project.folder, 0o700)
  const dataFolder = await newDataFolder()
  const shops = [hold(dataFolder, { project: project.folder }), hold(dataFolder, { project: project.folder })]
  const outcomes = await Promise.all(shops.map((shop) => shop.outcome))
  expect(outcomes.filter(({ ready }) => ready)).toHaveLength(1)
  const copies = (await readdir("/var/lib/vitrine")).filter((name) => name.startsWith("postgres-programs-"))
  expect(copies.length).toBeGreaterThan(0)
  for (const copy of copies) expect((await stat(join("/var/lib/vitrine", copy))).mode & 0o777).toBe(0o755)
  await Promise.all(shops.map((shop) => shop.stop()))
  await project.remove()
})

test("a path too long for a socket gets its socket in the folder for temporary files", async () => {
  const dataFolder = join(await newDataFolder(), "a-very-long-name-for-a-shop-".repeat(4))
  const database = await startEmbeddedPostgres({ dataFolder })
  expect(database.connection.host).toMatch(new RegExp(`^${tmpdir()}/vitrine-[0-9a-f]{16}$`))
  expect((await stat(database.connection.host ?? "")).mode & 0o777).toBe(0o700)
  expect(await ask(database.connection, "select 1 as one")).toEqual([{ one: 1 }])
  await database.stop()
  await rm(database.connection.host ?? "", { recursive: true })
})

test.runIf(isRoot() && process.platform === "linux").each([
  ["a small", "mount -t tmpfs -o size=1m tmpfs /dev/shm", "mmap"],
  ["a closed", "mount -t tmpfs -o size=1g,mode=700 tmpfs /dev/shm", "mmap"],
])("with %s /dev/shm parallel questions still work", async (_, before, kind) => {
  const dataFolder = await preparedDataFolder(tmpdir())
  const shop = hold(dataFolder, { before })
  const { connection } = await shop.ready()
  expect(await ask(connection, "show dynamic_shared_memory_type")).toEqual([{ dynamic_shared_memory_type: kind }])
  await ask(connection, "create table goods as select n from generate_series(1, 100000) n")
  const options = "-c parallel_setup_cost=0 -c parallel_tuple_cost=0 -c min_parallel_table_scan_size=0"
  const parallel = { ...connection, options }
  expect(await ask(parallel, "select count(*)::int as pieces, count(distinct n)::int as kinds from goods")).toEqual([
    { pieces: 100_000, kinds: 100_000 },
  ])
  await shop.stop()
})
