import type pg from "pg"
import { z } from "zod"
import type { Statement } from "./shop-api.ts"

const node = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Actual Total Time": z.number(),
  "Rows Removed by Filter": z.number().optional(),
  /** Chosen although the session forbids it: there was no other way. */
  Disabled: z.boolean().optional(),
  "Shared Hit Blocks": z.number(),
  "Shared Read Blocks": z.number(),
  get Plans() {
    return z.array(node).optional()
  },
})
const explained = z.tuple([z.object({ Plan: node, "Execution Time": z.number(), "Planning Time": z.number() })])

type Node = z.infer<typeof node>
export type Plan = {
  ms: number
  planningMs: number
  lines: string[]
  scansAllGoods: boolean
  /** What is read from its start to its end, for want of an index. */
  scanned: string[]
  /** Rows that were read in vain, by the step that read most of them. */
  passedOver: number
}

/** The same for a statement that changes something, which is taken back. */
export async function planUndone(pool: pg.Pool, statement: Statement): Promise<Plan> {
  const client = await pool.connect()
  try {
    await client.query("begin")
    return await planOf(client, statement)
  } finally {
    await client.query("rollback")
    client.release()
  }
}

/** How PostgreSQL answers a statement with these values, by doing it. */
export async function planOf(pool: pg.Pool | pg.PoolClient, { text, params }: Statement): Promise<Plan> {
  const { rows } = await pool.query({
    text: `explain (analyze, buffers, format json) ${text}`,
    values: params,
    rowMode: "array",
  })
  const [{ Plan: root, "Execution Time": ms, "Planning Time": planningMs }] = explained.parse(rows[0]?.[0])
  const nodes = [...flatten(root, 0)]
  return {
    ms,
    planningMs,
    lines: nodes.filter(({ node }) => node["Actual Loops"] > 0).map(({ node, depth }) => lineOf(node, depth)),
    scansAllGoods: nodes.some(({ node }) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "goods"),
    scanned: nodes.filter(({ node }) => isScan(node)).map(({ node }) => node["Relation Name"] ?? node["Node Type"]),
    passedOver: Math.max(...nodes.map(({ node }) => (node["Rows Removed by Filter"] ?? 0) * node["Actual Loops"])),
  }
}

const isScan = (node: Node) => node["Node Type"] === "Seq Scan" || (node.Disabled === true && !node.Plans)

function* flatten(from: Node, depth: number): Generator<{ node: Node; depth: number }> {
  yield { node: from, depth }
  for (const below of from.Plans ?? []) yield* flatten(below, depth + 1)
}

function lineOf(at: Node, depth: number): string {
  const place = at["Index Name"] ?? at["Relation Name"]
  const loops = at["Actual Loops"]
  const removed = at["Rows Removed by Filter"]
  return [
    `${"  ".repeat(depth)}${at["Node Type"]}${place ? ` ${place}` : ""}:`,
    `${at["Actual Rows"]} rows${loops > 1 ? ` × ${loops}` : ""}${removed ? `, ${removed} passed over` : ""},`,
    `${(at["Actual Total Time"] * loops).toFixed(1)} ms, ${at["Shared Hit Blocks"] + at["Shared Read Blocks"]} pages`,
  ].join(" ")
}
