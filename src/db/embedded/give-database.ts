import pg from "pg"

/** Any number that nobody else locks; two commands that start at once wait here for each other. */
const giveLock = 7_846_102

/** What is no part of an extension and not PostgreSQL's own. `reassign owned` refuses the superuser that initdb made. */
const statements = `
  with ours as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), loose as (
    select objid from pg_depend where deptype = 'e'
  )
  select format('alter schema %I owner to %I', nspname, $1::text) as statement
    from pg_namespace where oid in (select oid from ours) and nspname <> 'public'
  union all
  select format('alter %s %s owner to %I',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      c.oid::regclass, $1::text)
    from pg_class c
    where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S') and c.oid not in (select objid from loose)
      -- A sequence that belongs to a column goes with its table.
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
  union all
  select format('alter routine %s owner to %I', p.oid::regprocedure, $1::text)
    from pg_proc p where pronamespace in (select oid from ours) and p.oid not in (select objid from loose)
  union all
  select format('alter type %s owner to %I', t.oid::regtype, $1::text)
    from pg_type t where typnamespace in (select oid from ours) and typtype in ('e', 'd') and t.oid not in (select objid from loose)`

/** Gives a database with all that is in it to a role, or nothing of it: a start that is killed meanwhile is made good by the next. */
export async function giveDatabase(connection: pg.PoolConfig, database: string, role: string): Promise<void> {
  const client = new pg.Client(connection)
  client.on("error", () => undefined)
  await client.connect()
  try {
    await client.query("begin")
    await client.query("select pg_advisory_xact_lock($1)", [giveLock])
    const { rows } = await client.query<{ statement: string }>(statements, [role])
    for (const { statement } of rows) await client.query(statement)
    await client.query(`alter database ${pg.escapeIdentifier(database)} owner to ${pg.escapeIdentifier(role)}`)
    await client.query("commit")
  } finally {
    await client.end()
  }
}
