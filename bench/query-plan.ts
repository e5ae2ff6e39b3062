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
  "Shared Hit Blocks": z.number(),
  "Shared Read Blocks": z.number(),
  get Plans() {
    return z.array(node).optional()
  },
})
const explained = z.tuple([z.object({ Plan: node, "Execution Time": z.number(), "Planning Time": z.number() })])

type Node = z.infer<typeof node>
export type Plan = { ms: number; planningMs: number; lines: string[]; scansAllGoods: boolean }

/** How PostgreSQL answers a statement with these values, by doing it. */
export async function planOf(pool: pg.Pool, { text, params }: Statement): Promise<Plan> {
  const { rows } = await pool.query({
    text: `explain (analyze, buffers, format json) ${text}`,
    values: params,
    rowMode: "array",
  })
  const [{ Plan: root, "Execution Time": ms, "Planning Time": planningMs }] = explained.parse(rows[0]?.[0])
  const nodes = [...flatten(root, 0)]
  return {
    ...{ ms, planningMs },
    lines: nodes.filter(({ node }) => node["Actual Loops"] > 0).map(({ node, depth }) => lineOf(node, depth)),
    scansAllGoods: nodes.some(({ node }) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "goods"),
  }
}

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
