import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { connect } from "../../src/db/database.ts"
import { attachEmbeddedPostgres, startEmbeddedPostgres } from "../../src/db/embedded/embedded-postgres.ts"
import { migrate } from "../../src/db/migrate.ts"
import { ask, preparedDataFolder } from "./fixtures/data-folders.ts"

const superuserOf = async (dataFolder: string) => ({
  user: "vitrine",
  password: (await readFile(join(dataFolder, "postgres.password"), "utf8")).trim(),
})
const WHO = `select current_user as who, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty,
  pg_get_userbyid(datdba) as owner from pg_roles, pg_database where rolname = current_user and datname = current_database()`
const THE_SHOP = [{ who: "vitrine_shop", mighty: false, owner: "vitrine_shop" }]
const STRANGE_OWNERS = `select c.oid::regclass::text as thing from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and pg_get_userbyid(c.relowner) <> 'vitrine_shop'
  union all
  select p.oid::regprocedure::text from pg_proc p where pg_get_userbyid(p.proowner) <> 'vitrine_shop'
    and p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

test("the shop works as the owner of its database, which can reach nothing outside of it", async () => {
  const dataFolder = await preparedDataFolder()
  const { connection, stop } = await startEmbeddedPostgres({ dataFolder })
  expect(await ask(connection, WHO)).toEqual(THE_SHOP)
  for (const smuggled of [
    "copy (select 1) to program 'id'",
    "select pg_read_file('/etc/hostname')",
    "copy (select 1) to '/tmp/vitrine-smuggled'",
    "alter role vitrine_shop superuser",
    "set role vitrine",
    "create role helper superuser",
    "alter system set log_statement = 'all'",
    "create extension plpython3u",
    "select * from pg_authid",
  ])
    await expect(ask(connection, smuggled), smuggled).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|0A000)$/),
    })
  // What the shop knows does not let anybody in as the superuser.
  await expect(ask({ ...connection, user: "vitrine" }, "select 1")).rejects.toMatchObject({ code: "28P01" })
  const command = await attachEmbeddedPostgres({ dataFolder })
  expect(await ask(command.connection, WHO)).toEqual(THE_SHOP)
  await command.stop()
  await stop()
})

test("a data folder of the time when the shop was the superuser is given to the shop, with all that is in it", async () => {
  const dataFolder = await preparedDataFolder()
  const before = await startEmbeddedPostgres({ dataFolder })
  const db = connect(before.connection)
  await migrate(db)
  await db.$client.query(
    "create type mood as enum ('glad'); create sequence lonely; create view shops as select * from site",
  )
  await db.$client.query(
    "insert into site (name, title, template, type, template_type, is_default) values ('old', 'Old', 'arts', 1, 1, true)",
  )
  await db.$client.end()
  const superuser = { ...before.connection, ...(await superuserOf(dataFolder)) }
  await ask(superuser, "reassign owned by vitrine_shop to vitrine")
  await ask(superuser, "drop owned by vitrine_shop")
  await ask(superuser, "drop role vitrine_shop")
  expect(
    await ask(superuser, "select pg_get_userbyid(datdba) as owner from pg_database where datname = 'vitrine'"),
  ).toEqual([{ owner: "vitrine" }])
  await before.stop()

  const both = await Promise.all([startEmbeddedPostgres({ dataFolder }), attachEmbeddedPostgres({ dataFolder })])
  const [{ connection }] = both
  expect(await ask(connection, WHO)).toEqual(THE_SHOP)
  expect(await ask(connection, STRANGE_OWNERS)).toEqual([])
  expect(await ask(connection, "select name from shops")).toEqual([{ name: "old" }])
  const later = connect(connection)
  await migrate(later)
  await later.$client.query(
    "alter table site add column later int; alter type mood add value 'sad'; drop sequence lonely",
  )
  await later.$client.end()
  await both[1].stop()
  await both[0].stop()
})

test("PostgreSQL's own log keeps nothing of what was typed into a statement that fails", async () => {
  const dataFolder = await preparedDataFolder()
  const { connection, stop } = await startEmbeddedPostgres({ dataFolder })
  for (const failing of ["select 'ada@people.example'::int", "create table one (email text unique)"])
    await ask(connection, failing).catch(() => undefined)
  const twice = "insert into one values ('ada@people.example'), ('ada@people.example')"
  await expect(ask(connection, twice)).rejects.toMatchObject({ code: "23505" })
  await stop()
  expect(await readFile(join(dataFolder, "postgres.log"), "utf8")).not.toContain("ada@people.example")
})

test("the second start looks and changes nothing", async () => {
  const dataFolder = await preparedDataFolder()
  const first = await startEmbeddedPostgres({ dataFolder })
  const state = "select xmin::text, oid from pg_database where datname = 'vitrine'"
  const before = await ask(first.connection, state)
  await first.stop()
  const second = await startEmbeddedPostgres({ dataFolder })
  expect(await ask(second.connection, state)).toEqual(before)
  await second.stop()
})
