import { chmod, cp, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, test } from "vitest"
import { startEmbeddedPostgres } from "../../src/db/embedded/embedded-postgres.ts"
import { EmbeddedPostgresError } from "../../src/db/embedded/embedded-postgres-error.ts"
import { findPlatformPackage } from "../../src/db/embedded/platform-package.ts"
import { isRoot, nobodyAccount } from "../../src/db/embedded/server-account.ts"
import { prepareServerPrograms } from "../../src/db/embedded/server-programs.ts"
import { askUntilAnswered, newDataFolder, preparedDataFolder, serverPid } from "./fixtures/data-folders.ts"
import { hold } from "./fixtures/holder.ts"
import { nodeIsForAll, who } from "./fixtures/ordinary-user.ts"
import { shell } from "./fixtures/project-copy.ts"

async function refusal(dataFolder: string): Promise<string> {
  const error = await startEmbeddedPostgres({ dataFolder }).catch((reason: unknown) => reason)
  if (error instanceof EmbeddedPostgresError) return error.message
  throw new Error("It was not refused with a sentence.", { cause: error })
}

test.runIf(nodeIsForAll)("a data folder this user may not write to", async () => {
  const dataFolder = await newDataFolder()
  await mkdir(dataFolder)
  await chmod(dataFolder, 0o555)
  const { refused } = await hold(dataFolder, who).outcome
  expect(refused).toBe(
    `Vitrine may not write to the data folder ${dataFolder}. Give this user the right to write there, or set VITRINE_DATA to another folder.`,
  )
})

test("a data folder that is a file", async () => {
  const dataFolder = await newDataFolder()
  await writeFile(dataFolder, "")
  expect(await refusal(dataFolder)).toContain("a file is in its place")
})

test("a database of another major version is left alone", async () => {
  const dataFolder = await preparedDataFolder()
  await writeFile(join(dataFolder, "postgres", "PG_VERSION"), "17\n")
  expect(await refusal(dataFolder)).toContain("was made by PostgreSQL 17, and this Vitrine brings PostgreSQL 18")
  expect(await serverPid(dataFolder)).toBeUndefined()
})

test("a folder with files but no database is left alone", async () => {
  const dataFolder = await newDataFolder()
  await mkdir(join(dataFolder, "postgres"), { recursive: true })
  await writeFile(join(dataFolder, "postgres", "letter.txt"), "mine")
  expect(await refusal(dataFolder)).toContain("holds files but no database")
})

test("a lost password is named, not replaced", async () => {
  const dataFolder = await preparedDataFolder()
  await rm(join(dataFolder, "postgres.password"))
  expect(await refusal(dataFolder)).toContain("postgres.password is missing")
})

test("a platform without a package", async () => {
  await expect(findPlatformPackage("sunos", "sparc")).rejects.toThrow(
    "There is no embedded PostgreSQL for sunos-sparc among the installed packages.",
  )
})

test.runIf(process.platform === "linux")("a missing library is named", async () => {
  const dataFolder = await newDataFolder(tmpdir())
  const installed = await findPlatformPackage()
  const nativeFolder = join(dataFolder, "native")
  await mkdir(join(nativeFolder, "lib"), { recursive: true })
  await mkdir(join(nativeFolder, "bin"))
  await cp(join(installed.nativeFolder, "bin/postgres"), join(nativeFolder, "bin/postgres"))
  const version = `test-${process.pid}`
  const account = isRoot() ? await nobodyAccount() : undefined
  await expect(prepareServerPrograms(dataFolder, account, { ...installed, version, nativeFolder })).rejects.toThrow(
    /does not run on this system: .* Install the system library lib\S+, or set DATABASE_URL/s,
  )
  await rm(join("/var/lib/vitrine", `postgres-programs-${version}-${process.arch}`), { recursive: true, force: true })
})

test("what stands in PostgreSQL's log is passed on when it does not start", async () => {
  const dataFolder = await preparedDataFolder()
  await rm(join(dataFolder, "postgres", "global", "pg_control"))
  expect(await refusal(dataFolder)).toMatch(/PostgreSQL did not start on the data folder .*pg_control/s)
})

describe.runIf(isRoot() && process.platform === "linux")("a full disk", () => {
  const mounted: string[] = []

  afterEach(async () => {
    for (const folder of mounted.splice(0)) await shell(`umount -l '${folder}'`)
  })

  async function smallDisk(megabytes: number): Promise<string> {
    const dataFolder = await newDataFolder()
    await mkdir(dataFolder)
    await shell(`mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs '${dataFolder}'`)
    mounted.push(dataFolder)
    return dataFolder
  }

  test("at the first start is said plainly and leaves nothing behind", async () => {
    const dataFolder = await smallDisk(20)
    expect(await refusal(dataFolder)).toMatch(/^The disk that holds .* is full\./)
    expect(await readdir(dataFolder)).toEqual(["postgres.password"])
  })

  test("at a later start is said plainly", async () => {
    const dataFolder = await smallDisk(200)
    await shell(`cp -a '${await preparedDataFolder()}/.' '${dataFolder}'`)
    await rm(join(dataFolder, "postgres.log"))
    await fill(dataFolder)
    expect(await refusal(dataFolder)).toMatch(/^The disk that holds .* is full\./)
  })

  test("under a running shop is said plainly, and the shop comes back when there is space again", async () => {
    const dataFolder = await smallDisk(200)
    await shell(`cp -a '${await preparedDataFolder()}/.' '${dataFolder}'`)
    const owner = hold(dataFolder)
    const { connection } = await owner.ready()
    await fill(dataFolder)
    // Second names keep the space of the files that the next start replaces.
    await shell(`cd '${dataFolder}' && ln postgres/postmaster.pid kept-1 && ln run/.s.PGSQL.5432.lock kept-2`)
    process.kill((await serverPid(dataFolder)) ?? 0, "SIGKILL")
    await owner.heard(/^The disk that holds .* is full.* Vitrine tries again in \d+ s\.$/)
    await rm(join(dataFolder, "filler"))
    await owner.heard(/running again/)
    expect(await askUntilAnswered(connection, "select 1 as one")).toEqual([{ one: 1 }])
    expect(await owner.stop()).toBe(0)
  })

  async function fill(folder: string) {
    await shell(`dd if=/dev/zero of='${join(folder, "filler")}' bs=64k 2>/dev/null || true`)
  }
})
