import { sql } from "drizzle-orm"
import type { Queries } from "../../../src/db/database.ts"

/** The foreign keys that some row breaks: bulk loading may have spared the checks, so the data has to bear them out. */
export async function brokenReferences(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; query: string }>(sql`
    select f.conname as name, format(
      'select count(*)::int as broken from %s c where %s and not exists (select from %s p where %s)',
      f.conrelid::regclass,
      string_agg(format('c.%I is not null', child.attname), ' and '),
      f.confrelid::regclass,
      string_agg(format('p.%I = c.%I', parent.attname, child.attname), ' and ')) as query
    from pg_constraint f
      cross join unnest(f.conkey, f.confkey) as pair (child, parent)
      join pg_attribute child on child.attrelid = f.conrelid and child.attnum = pair.child
      join pg_attribute parent on parent.attrelid = f.confrelid and parent.attnum = pair.parent
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    group by f.oid, f.conname, f.conrelid, f.confrelid`)
  const broken: string[] = []
  for (const { name, query } of rows) {
    const { rows: counts } = await db.execute<{ broken: number }>(sql.raw(query))
    if (counts.some((row) => row.broken > 0)) broken.push(name)
  }
  return broken
}
